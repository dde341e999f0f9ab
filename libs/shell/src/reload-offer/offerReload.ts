import './reloadOffer.css';

const createOffer = (document: Document, reload: () => void): HTMLElement => {
  const offer = document.createElement('div');
  offer.className = 'reload-offer';
  offer.setAttribute('role', 'alert');
  offer.setAttribute('popover', 'manual');
  const message = document.createElement('p');
  message.textContent = '页面已更新，请重新加载';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = '重新加载';
  button.addEventListener('click', reload);
  offer.append(message, button);
  return offer;
};

/**
 * Offers to load the page anew when its code is gone and the visitor is to decide when (`reloadForMissingCode`). Without React, which may
 * be among what is gone.
 */
export const offerReload = (window: Window, reload = () => window.location.reload()): void => {
  const { document } = window;
  let offer: HTMLElement | undefined;
  window.__page.on('codeGone', () => {
    offer ??= createOffer(document, reload);
    // Controls outside of an open dialog cannot be used.
    (document.querySelector('dialog[open]') ?? document.body).append(offer);
    offer.showPopover?.();
  });
};
