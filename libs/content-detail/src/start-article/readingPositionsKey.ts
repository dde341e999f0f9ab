/** The storage key of reading positions. */
export const readingPositionsKey = 'share:reading-positions';
