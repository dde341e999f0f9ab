import {
  choiceKeyPrefix,
  choiceMarkPrefix,
  choices,
  clientTokenAttribute,
  guideMark,
  hostMark,
  offerDismissedKey,
  offerMark,
  signedInMark,
  styleSheetsAttribute,
  tokenKey,
  visitMark,
} from '@share/environment/document';
import { root } from './islandsOf';

var agent = navigator.userAgent;

function stored(key) {
  try {
    return window.localStorage.getItem(key);
  } catch (error) {
    return null;
  }
}

function mark(name, value) {
  if (value) root.setAttribute(name, value);
}

function markChoice(name) {
  var choice = stored(choiceKeyPrefix + name);
  if (choices[name].indexOf(choice) > 0) mark(choiceMarkPrefix + name, choice);
}

/** The app around the page; beforePaint.test.ts compares it with the table of `readEnvironment`, which is too large for every document. */
function hostOf(clientToken) {
  if (clientToken && agent.toLowerCase().indexOf(clientToken.toLowerCase()) >= 0) return 'client';
  if (/miniProgram|\bswan\/|toutiaomicroapp/i.test(agent)) return 'mini-program';
  return /MicroMessenger/i.test(agent) && !/wxwork\/|(Windows|Mac|Linux)Wechat/i.test(agent) ? 'wechat' : '';
}

/** Apps that only show pages: there 打开 without code leads nowhere. beforePaint.test.ts compares it with `planOpenApp`. */
function isGuided(host) {
  if (host === 'wechat') return /Android|Harmony|MicroMessenger\/([1-6]|7\.0\.[0-4]\b)/i.test(agent);
  if (host) return false;
  return /wxwork\/|__weibo__|DingTalk\/|AlipayClient|baiduboxapp/i.test(agent)
    ? /Android|Harmony|iPhone|iPad/.test(agent)
    : /\bQQ\/\d|\bQzone\//i.test(agent) && /Android/.test(agent);
}

/** Marks the document with the visitor's choices and the environment, so that nothing shifts later. */
export function markDocument() {
  var script = document.currentScript;
  var host = hostOf(script.getAttribute(clientTokenAttribute));
  mark(hostMark, host);
  if (/[?&]preview=(?!(0|false)?(&|$))/.test(window.location.search)) mark(offerMark, 'hidden');
  else if (Number(stored(offerDismissedKey)) > Date.now()) mark(offerMark, 'dismissed');
  if (stored(tokenKey)) mark(signedInMark, 'true');
  markChoice('size');
  markChoice('theme');
  if (isGuided(host)) mark(guideMark, 'guide');

  // A visitor who comes back to a place on the page, or opens it there: what lies above has its height at once.
  var visit = window.performance.getEntriesByType('navigation')[0];
  if (window.location.hash || (visit && visit.type !== 'navigate')) mark(visitMark, 'below');

  // The head has no rules of what is below the first screen, and none of other text sizes. A link that is written blocks the first
  // paint in every browser.
  if (root.getAttribute(visitMark) || root.getAttribute(choiceMarkPrefix + 'size'))
    document.write(
      script.getAttribute(styleSheetsAttribute).replace(/\S+/g, '<link rel="stylesheet" href="$&">'),
    );
}
