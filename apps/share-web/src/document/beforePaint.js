// Runs in the document before the first paint, in every browser that has scripts at all: old syntax only.
// 1. Marks the document with what the reader chose and where the page is open, so that nothing moves later.
// 2. Answers a tap on a part whose code is not there yet, and keeps it until that part can act on it.
// 3. Shows the placeholder for pictures that fail while nothing else runs.
(function (window, document) {
  var root = document.documentElement;
  var agent = navigator.userAgent;
  var stored = function (key) {
    try {
      return window.localStorage.getItem(key);
    } catch (error) {
      return null;
    }
  };

  if (/miniProgram/i.test(agent)) root.setAttribute('data-env', 'mini-program');
  else if (/MicroMessenger/i.test(agent)) root.setAttribute('data-env', 'wechat');
  if (Number(stored('share:offer-dismissed-until')) > Date.now())
    root.setAttribute('data-offer', 'dismissed');

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

  document.addEventListener(
    'error',
    function (event) {
      if (event.target && event.target.tagName === 'IMG') event.target.setAttribute('data-failed', '');
    },
    true,
  );
})(window, document);
