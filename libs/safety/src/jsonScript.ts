const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Text that may contain a dangerous key, also one written with escapes that `jsonScript` never writes. */
const suspicious = /__proto__|constructor|\\u00[4-7]/i;

const dropDangerousKeys = (key: string, value: unknown): unknown =>
  key === '__proto__' || key === 'constructor' ? undefined : value;

/**
 * JSON for the inside of `<script type="application/json">` or `application/ld+json`: it cannot end the element or open a
 * comment. A value that JSON cannot represent becomes `null`.
 */
export const jsonScript = (value: unknown): string => {
  const json = JSON.stringify(value) as string | undefined;
  return (json ?? 'null').replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? '');
};

/**
 * Parses the output of {@link jsonScript}, without the keys `__proto__` and `constructor`.
 * @typeParam Value as it was written: only the site's own server writes these scripts
 * @throws SyntaxError when the text is not JSON.
 */
export const readJsonScript = <Value = unknown>(text: string): Value =>
  suspicious.test(text) ? JSON.parse(text, dropDangerousKeys) : JSON.parse(text);
