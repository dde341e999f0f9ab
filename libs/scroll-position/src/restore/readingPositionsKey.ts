/** The storage key of reading positions, for who only looks whether there are any. */
export const readingPositionsKey = 'share:reading-positions';
