const hexColor = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/**
 * A colour from configuration or content (R45): `#rgb` or `#rrggbb`, nothing else.
 * @param fallback what to use instead; the caller's own constant, so it is not judged.
 */
export function safeColor(value: unknown, fallback: string): string {
  if (typeof value !== 'string') return fallback;
  const color = value.trim();
  return hexColor.test(color) ? color : fallback;
}
