import {
  choiceMarkPrefix,
  choices,
  declinedKey,
  focusAttribute,
  freshAttribute,
  hideDialog,
  hostMark,
  showDialog,
  signedInMark,
} from '@share/environment/document';
import { isInert, root } from './islandsOf';
import { page } from './tapQueue';

function choose(dialog, name) {
  var unset = choices[name][0];
  var usual = dialog.querySelector('[value=' + unset + ']');
  var chosen = dialog.querySelector('[value=' + (root.getAttribute(choiceMarkPrefix + name) || unset) + ']');
  if (usual) usual.checked = false;
  if (chosen) chosen.checked = chosen.selected = true;
}

/** Reads or writes the answer to an invitation to open the app. */
function declined(action) {
  try {
    return window.sessionStorage[action](declinedKey, '1');
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
  if (!dialog || dialog.hasAttribute('open') || (id === 'login' && root.hasAttribute(signedInMark)))
    return '';
  if (id === 'openApp' && (/^[cm]/.test(root.getAttribute(hostMark)) || declined('getItem'))) return '';
  if (!isInert(dialog)) {
    page.emit('open', id);
    return id;
  }
  var form = dialog.querySelector('form[' + freshAttribute + ']');
  if (form) form.reset();
  choose(dialog, 'size');
  choose(dialog, 'theme');
  showDialog(dialog, opener);
  (dialog.querySelector('[' + focusAttribute + ']') || dialog).focus({ preventScroll: true });
  return id;
}

function close(dialog) {
  hideDialog(dialog);
  page.taps
    .filter(function (tap) {
      return tap.panel === dialog.id;
    })
    .forEach(page.release);
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
