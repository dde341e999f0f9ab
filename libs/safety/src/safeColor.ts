const hexColor = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/**
 * A colour from configuration or content (R45): `#rgb` or `#rrggbb`, nothing else.
 * @param fallback used for anything else; a constant of the caller, so it is not checked.
 */
export const safeColor = (value: unknown, fallback: string): string => {
  if (typeof value !== 'string') return fallback;
  const color = value.trim();
  return hexColor.test(color) ? color : fallback;
};
