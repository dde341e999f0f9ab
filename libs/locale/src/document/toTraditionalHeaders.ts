/**
 * Headers of a page in 繁體, of those of the page: names and values in turn. Only there the visitor's choice makes a difference to shared
 * caches (R83).
 */
export const toTraditionalHeaders = (headers: readonly string[]): string[] => [
  ...headers.map((value, index) => (headers[index - 1] === 'Vary' ? `${value}, Cookie` : value)),
  'Content-Language',
  'zh-Hant',
];
