import { hostMark } from './document/documentContract';

/**
 * `client`, `mini-program` or `wechat`: the app around the page, as far as the page's rules tell apps from one another. It is the mark
 * that the first script of the document has set, or a mini program that was detected late: read it anew each time. For code that runs
 * early; the table of `readEnvironment` tells more.
 */
export const readHostMark = (): string | null => document.documentElement.getAttribute(hostMark);
