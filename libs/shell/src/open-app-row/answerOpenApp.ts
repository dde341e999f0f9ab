/**
 * Answers a tap on every `[data-open-app]` that no live part has answered itself: static rows, and the masthead before its code is
 * there. When `openApp` cannot be had the link goes where it leads.
 */
export const answerOpenApp = (
  { document, location }: Pick<Window, 'document' | 'location'>,
  openApp: () => Promise<void>,
): void => {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-open-app]') : null;
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
    event.preventDefault();
    openApp().catch(() => location.assign(link.href));
  });
};
