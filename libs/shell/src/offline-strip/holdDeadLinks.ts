import { toastLost } from '@share/page-document/lost';

/** A link to another document: a place on this page can be reached. */
const leavesPage = ({ href, protocol }: HTMLAnchorElement, { location }: Window): boolean =>
  /^https?:$/.test(protocol) && href.split('#')[0] !== location.href.split('#')[0];

/**
 * Without network a tap on a link that nothing would answer keeps the page, which can still be read, and says why. From the moment a
 * worker can answer (`data-keeps-pages`) links are followed.
 */
export const holdDeadLinks = (window: Window): void => {
  const { document, navigator } = window;
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    if (!link || event.defaultPrevented || navigator.onLine || !leavesPage(link, window)) return;
    if (document.documentElement.hasAttribute('data-keeps-pages')) return;
    event.preventDefault();
    toastLost(true);
  });
};
