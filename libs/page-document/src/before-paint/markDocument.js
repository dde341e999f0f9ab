import { root } from './islandsOf';

/** Marks the document with the visitor's choices and the environment, so that nothing shifts later. */
export function markDocument() {
  var agent = navigator.userAgent;
  var script = document.currentScript;
  var clientToken = script.getAttribute('data-client');
  var stored = function (key) {
    try {
      return window.localStorage.getItem(key);
    } catch (error) {
      return null;
    }
  };
  var mark = function (name, value) {
    if (value) root.setAttribute('data-' + name, value);
  };
  var markChoice = function (name, choices) {
    var choice = stored('share:' + name);
    if (choices.test(choice)) mark(name, choice);
  };

  // Must agree with readEnvironment and hasPreviewFlag; beforePaint.test.ts compares them.
  if (clientToken && agent.toLowerCase().indexOf(clientToken.toLowerCase()) >= 0) mark('env', 'client');
  else if (/miniProgram|\bswan\/|toutiaomicroapp/i.test(agent)) mark('env', 'mini-program');
  else if (/MicroMessenger/i.test(agent) && !/wxwork\/|(Windows|Mac|Linux)Wechat/i.test(agent))
    mark('env', 'wechat');
  if (/[?&]preview=(?!(0|false)?(&|$))/.test(window.location.search)) mark('offer', 'hidden');
  else if (Number(stored('share:offer-dismissed-until')) > Date.now()) mark('offer', 'dismissed');
  if (stored('token')) mark('signed-in', 'true');
  markChoice('size', /^(large|elder|max)$/);
  markChoice('theme', /^(light|dark)$/);

  // A visitor who comes back to a place on the page, or opens it there: what lies above has its height at once.
  var visit = window.performance.getEntriesByType('navigation')[0];
  if (window.location.hash || (visit && visit.type !== 'navigate')) mark('opens', 'below');

  // The head has no rules of what is below the first screen, and none of other text sizes. A link that is written blocks the first
  // paint in every browser.
  if (root.getAttribute('data-opens') || root.getAttribute('data-size'))
    document.write(script.getAttribute('data-styles').replace(/\S+/g, '<link rel="stylesheet" href="$&">'));

  // Apps that only show pages: there 打开 without code leads nowhere. Must agree with planOpenApp; beforePaint.test.ts compares them.
  var env = root.getAttribute('data-env');
  var isGuided =
    !/^[cm]/.test(env) &&
    (env === 'wechat'
      ? /Android|Harmony|MicroMessenger\/([1-6]|7\.0\.[0-4]\b)/i.test(agent)
      : (/wxwork\/|__weibo__|DingTalk\/|AlipayClient|baiduboxapp/i.test(agent) &&
          /Android|Harmony|iPhone|iPad/.test(agent)) ||
        (/\bQQ\/\d|\bQzone\//i.test(agent) && /Android/.test(agent)));
  if (isGuided) mark('app', 'guide');
}
