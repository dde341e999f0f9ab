import { answersOpenAppMark, opensAppAttribute } from '@share/environment/document';

/**
 * Answers taps on links with `data-open-app` that no island has answered: static rows, and the masthead before its code is
 * loaded. When the code of `openApp` cannot be loaded, the link is followed. Until now the script in the document answered them.
 */
export const answerOpenApp = (
  { document, location }: Pick<Window, 'document' | 'location'>,
  openApp: () => Promise<void>,
): void => {
  document.documentElement.setAttribute(answersOpenAppMark, '');
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest('a[' + opensAppAttribute + ']') : null;
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
    event.preventDefault();
    openApp().catch(() => location.assign(link.href));
  });
};
