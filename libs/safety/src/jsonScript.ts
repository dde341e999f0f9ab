const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Text in which a dangerous key could stand, also spelled with escapes that `jsonScript` never writes. */
const suspicious = /__proto__|constructor|\\u00[4-7]/i;

/**
 * JSON to stand inside `<script type="application/json">` or `application/ld+json`: no character of it can end the
 * element or open a comment. Returns the text only, without the element; a value JSON cannot hold becomes `null`.
 */
export function jsonScript(value: unknown): string {
  const json = JSON.stringify(value) as string | undefined;
  return (json ?? 'null').replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? '');
}

/**
 * Reads what {@link jsonScript} wrote, without the keys `__proto__` and `constructor`.
 * @throws SyntaxError when the text is not JSON.
 */
export function readJsonScript(text: string): unknown {
  return suspicious.test(text) ? JSON.parse(text, dropDangerousKeys) : JSON.parse(text);
}

function dropDangerousKeys(key: string, value: unknown): unknown {
  return key === '__proto__' || key === 'constructor' ? undefined : value;
}
