/**
 * Keeps the clicks of a page.
 * @returns ends it and gives what was queued
 */
export const collectClicks = (document: Document): (() => Event[]) => {
  const clicks: Event[] = [];
  const keep = (event: Event) => clicks.push(event);
  document.addEventListener('click', keep, true);
  return () => {
    document.removeEventListener('click', keep, true);
    return clicks;
  };
};
