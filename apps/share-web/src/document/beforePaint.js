// Runs in the document before the first paint, in every browser that has scripts at all: old syntax only.
// 1. Marks the document with the reader's choices and the environment, so that nothing shifts later.
// 2. Acknowledges a tap on a part whose code is not loaded yet, and keeps it until that part can act on it.
// 3. Keeps the address of the document, which WeChat on iOS compares signatures with.
// 4. Shows the placeholder for pictures that fail before other scripts run.
(function (window, document) {
  var root = document.documentElement;
  var agent = navigator.userAgent;
  var clientToken = document.currentScript.getAttribute('data-client');
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

  // Must agree with readEnvironment and hasPreviewFlag; beforePaint.test.ts compares them.
  if (clientToken && agent.toLowerCase().indexOf(clientToken.toLowerCase()) >= 0) mark('env', 'client');
  else if (/miniProgram|\bswan\/|toutiaomicroapp/i.test(agent)) mark('env', 'mini-program');
  else if (/MicroMessenger/i.test(agent) && !/wxwork\/|(Windows|Mac|Linux)Wechat/i.test(agent))
    mark('env', 'wechat');
  if (/[?&]preview=(?!(0|false)?(&|$))/.test(window.location.search)) mark('offer', 'hidden');
  else if (Number(stored('share:offer-dismissed-until')) > Date.now()) mark('offer', 'dismissed');
  if (stored('token')) mark('signed-in', 'true');
  if (/^(large|elder|max)$/.test(stored('share:size'))) mark('size', stored('share:size'));
  if (/^(light|dark)$/.test(stored('share:theme'))) mark('theme', stored('share:theme'));

  if (!window.speechSynthesis || !window.SpeechSynthesisUtterance) mark('no-speech', 'true');

  var kept = [];
  var island = function (node) {
    return node && node.closest && node.closest('[data-island]:not([data-ready])');
  };
  document.addEventListener(
    'click',
    function (event) {
      var control = event.target.closest && event.target.closest('button');
      if (!control || !island(control)) return;
      event.preventDefault();
      event.stopPropagation();
      if (control.hasAttribute('data-tapped')) return;
      control.setAttribute('data-tapped', '');
      control.setAttribute('aria-busy', 'true');
      kept.push(control);
      root.dispatchEvent(new CustomEvent('share:tap', { detail: control }));
    },
    true,
  );
  window.__keptTaps = kept;
  window.__landing = window.location.href.split('#')[0];

  document.addEventListener(
    'error',
    function (event) {
      if (event.target && event.target.tagName === 'IMG') event.target.setAttribute('data-failed', '');
    },
    true,
  );
})(window, document);
