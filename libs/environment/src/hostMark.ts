/** The app around the page, as far as the page's rules tell apps from one another. */
export type HostMark = 'client' | 'mini-program' | 'wechat';

/**
 * The mark that the first script of the document has set, or a mini program that was detected late: read it anew each time. For code
 * that runs early; the table of `readEnvironment` tells more.
 */
export const readHostMark = (): HostMark | null =>
  document.documentElement.getAttribute('data-env') as HostMark | null;
