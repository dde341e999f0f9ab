/** Where the places of readers are kept in the storage. */
export const readingPositionsKey = 'share:reading-positions';
