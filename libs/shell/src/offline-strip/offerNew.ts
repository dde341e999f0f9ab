import { offlineMark } from '@share/environment/document';

/** The network is back: the strip of a saved page, which stays as it was, leads to the new one. */
export const offerNew = (document: Document): void => {
  const message = document.querySelector('[data-offline-strip] p');
  if (!message) return;
  message.innerHTML = '网络已恢复<a href="" style="padding:12px;text-decoration:underline">刷新</a>';
  document.documentElement.setAttribute(offlineMark, '');
};
