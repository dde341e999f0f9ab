/** Attributes that visitors see or hear. Every other one, such as an address or an id, stays as it is. */
export const humanAttributes = [
  'alt',
  'title',
  'label',
  'placeholder',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  // The letter of an avatar, which a style shows.
  'data-initial',
] as const;

/** Elements whose text is no text of the page: programs, and fields that a visitor fills in. */
export const untouchedElements = ['script', 'style', 'textarea'] as const;

/** Whether the `content` of a `meta` is a text to read, not an address. */
export const isReadable = (content: string): boolean => !/^(?:[a-z]+:)?\/\/|^\//i.test(content);
