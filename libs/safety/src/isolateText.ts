/** Letters of Hebrew, Arabic and the other scripts that run from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A text for a place where no element can hold it apart, in a sentence or on a canvas: it does not turn the digits and marks that
 * follow it. In markup, `<bdi>` does that.
 */
export const isolateText = (text: string): string => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text);
