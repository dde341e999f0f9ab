/** Where the browser finds the texts of islands as they were. */
export const originalsId = 'locale-originals';
