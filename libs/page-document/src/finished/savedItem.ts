/** Placeholders in the markup of the offline page for the texts of a saved page; the service worker replaces them. */
export const savedItem = {
  path: '{path}',
  title: '{title}',
  account: '{account}',
  savedAt: '{savedAt}',
  savedText: '{savedText}',
} as const;

export type SavedItemTexts = Record<keyof typeof savedItem, string>;
