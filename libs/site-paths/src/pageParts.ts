import { basePath } from './basePath';

/** Still percent-encoded segments after the base path; only these are validated and used. */
export const segmentsOf = (path: string): string[] =>
  path
    .slice(basePath.length)
    .split('/')
    .filter((segment) => segment !== '');

/** Segments after the fixed ones of a path, without the index: a last one that ends in `.html` (R6). */
export const partsAfter = (fixed: string, segments: string[]): string[] => {
  const rest = segments.slice(fixed.split('/').filter(Boolean).length);
  return rest[rest.length - 1]?.endsWith('.html') ? rest.slice(0, -1) : rest;
};

/**
 * Parts of a path and of its query by name, decoded and without the empty ones; a part wins over a parameter of the same name.
 * @param parts still percent-encoded
 * @returns null when a part cannot be decoded
 */
export const decodeParts = (
  parts: Readonly<Record<string, string | undefined>>,
  query: URLSearchParams,
): Record<string, string> | null => {
  try {
    const decoded = Object.entries(parts).map(([name, part = '']) => [name, decodeURIComponent(part)]);
    return Object.fromEntries([...query, ...decoded].filter(([, value]) => value !== '')) as Record<
      string,
      string
    >;
  } catch {
    return null;
  }
};
