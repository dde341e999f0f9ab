// Runs in the document before the first paint, in every browser that has scripts at all: old syntax only.
// 1. Marks the document with the reader's choices and the environment, so that nothing shifts later.
// 2. Acknowledges a tap on a part whose code is not loaded yet, and keeps it until that part can act on it. A panel that it opens
//    stands in the document (docs/decisions/0006-overlays.md): it opens at once, and can be closed again.
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

  var kept = [];
  var around = function (node, selector) {
    return node && node.closest && node.closest(selector);
  };
  var asleep = function (node) {
    return around(node, '[data-island]:not([data-ready])');
  };
  var choose = function (dialog, name, unset) {
    var usual = dialog.querySelector('[value=' + unset + ']');
    var chosen = dialog.querySelector('[value=' + (root.getAttribute('data-' + name) || unset) + ']');
    if (usual) usual.checked = false;
    if (chosen) chosen.checked = chosen.selected = true;
  };
  // The same choice as in createSuccessRule.
  var declined = function (action) {
    try {
      return window.sessionStorage[action]('share:open-app-declined', '1');
    } catch (error) {
      return null;
    }
  };
  var open = function (id, opener) {
    var dialog = document.getElementById(id);
    if (!dialog || dialog.hasAttribute('open') || (id === 'login' && root.hasAttribute('data-signed-in')))
      return '';
    if (id === 'openApp' && (/^[cm]/.test(root.getAttribute('data-env')) || declined('getItem'))) return '';
    if (!asleep(dialog)) {
      dialog.dispatchEvent(new CustomEvent('share:open'));
      return id;
    }
    var form = dialog.querySelector('form[data-fresh]');
    if (form) form.reset();
    choose(dialog, 'size', 'standard');
    choose(dialog, 'theme', 'system');
    dialog.openedBy = opener;
    root.style.overflow = 'hidden';
    if (dialog.showModal) dialog.showModal();
    else dialog.setAttribute('open', '');
    (dialog.querySelector('[data-focus]') || dialog).focus({ preventScroll: true });
    return id;
  };
  var close = function (dialog) {
    var tapped = document.querySelector('[data-tapped=' + dialog.id + ']');
    if (dialog.close) dialog.close();
    else dialog.removeAttribute('open');
    if (!document.querySelector('dialog[open]')) root.style.overflow = '';
    if (tapped) {
      kept.splice(kept.indexOf(tapped), 1);
      tapped.removeAttribute('data-tapped');
      tapped.removeAttribute('aria-busy');
    }
    dialog.openedBy.focus({ preventScroll: true });
    if (dialog.id === 'openApp') declined('setItem');
  };
  var onClick = function (event) {
    var target = event.target;
    var control = around(target, 'button');
    var dialog = around(target, 'dialog');
    var link = around(target, 'a[data-open-app]');
    var isAnswered = root.hasAttribute('data-answers-open-app') || around(link, '[data-ready]');
    if (isGuided && link && !isAnswered && open('offer', link)) {
      event.preventDefault();
      window.dispatchEvent(new CustomEvent('openApp'));
    }
    if (target === dialog && asleep(dialog)) close(dialog);
    if (!asleep(control)) return;
    event.preventDefault();
    event.stopPropagation();
    var opens = control.getAttribute('data-opens');
    var opener = control;
    if (control.hasAttribute('data-closes')) {
      opener = dialog.openedBy;
      close(dialog);
      if (!opens) return;
    }
    var opened = opens ? open(opens, opener) : '';
    if (control.hasAttribute('data-tapped')) return;
    control.setAttribute('data-tapped', opened);
    control.setAttribute('aria-busy', 'true');
    kept.push(control);
    root.dispatchEvent(new CustomEvent('share:tap', { detail: control }));
  };
  var onCancel = function (event) {
    var dialog = around(event.target, 'dialog[open]');
    if ((event.key && event.key !== 'Escape') || event.isComposing || !asleep(dialog)) return;
    event.preventDefault();
    close(dialog);
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('cancel', onCancel, true);
  document.addEventListener('keydown', onCancel, true);
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
