/**
 * Calls `onDocument` with the document in an iframe: the present one, each one that loads, and after each change of its head, because
 * pages of the site move on without loading. A page of another site has no document here: `null`.
 * @returns ends it
 */
export const watchIframe = (
  iframe: HTMLIFrameElement,
  onDocument: (framed: Document | null) => void,
): (() => void) => {
  const report = () => onDocument(iframe.contentDocument);
  const observer = new MutationObserver(report);
  const start = () => {
    observer.disconnect();
    const head = iframe.contentDocument?.head;
    if (head)
      observer.observe(head, { childList: true, subtree: true, attributeFilter: ['href', 'content'] });
    report();
  };
  iframe.addEventListener('load', start);
  start();
  return () => {
    iframe.removeEventListener('load', start);
    observer.disconnect();
  };
};
