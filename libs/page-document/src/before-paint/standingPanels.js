import { isInert, root } from './islandsOf';
import { release } from './tapQueue';

function choose(dialog, name, unset) {
  var usual = dialog.querySelector('[value=' + unset + ']');
  var chosen = dialog.querySelector('[value=' + (root.getAttribute('data-' + name) || unset) + ']');
  if (usual) usual.checked = false;
  if (chosen) chosen.checked = chosen.selected = true;
}

// The same choice as in createSuccessRule.
function declined(action) {
  try {
    return window.sessionStorage[action]('share:open-app-declined', '1');
  } catch (error) {
    return null;
  }
}

/**
 * Opens a panel that stands closed in the document, before its code is there.
 * @returns its id, or nothing where it does not open
 */
export function openPanel(id, opener) {
  var dialog = document.getElementById(id);
  if (!dialog || dialog.hasAttribute('open') || (id === 'login' && root.hasAttribute('data-signed-in')))
    return '';
  if (id === 'openApp' && (/^[cm]/.test(root.getAttribute('data-env')) || declined('getItem'))) return '';
  if (!isInert(dialog)) {
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
}

function close(dialog) {
  if (dialog.close) dialog.close();
  else dialog.removeAttribute('open');
  if (!document.querySelector('dialog[open]')) root.style.overflow = '';
  release(document.querySelector('[data-tapped=' + dialog.id + ']'));
  if (dialog.openedBy) dialog.openedBy.focus({ preventScroll: true });
}

/** Closes a panel because the visitor wants it. */
export function dismissPanel(dialog) {
  close(dialog);
  if (dialog.id === 'openApp') declined('setItem');
}

/** Closes those inside of what the selector fits, whose code will not come. */
export function closePanels(around) {
  var dialogs = document.querySelectorAll((around || '') + ' dialog[open]');
  for (var index = 0; index < dialogs.length; index += 1) if (isInert(dialogs[index])) close(dialogs[index]);
}
