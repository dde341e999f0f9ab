import { decodeHTMLStrict } from 'entities';

/**
 * The character of a reference such as `&ldquo;` or `&#150;`; a name that HTML does not know stays as it is. The browser's build takes
 * decodeReference.browser.ts instead.
 */
export const decodeReference = (reference: string): string => decodeHTMLStrict(reference);
