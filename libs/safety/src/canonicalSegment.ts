const hasControlCharacter = (text: string) => /[\u0000-\u001f\u007f]/.test(text);

/**
 * Whether a decoded segment could climb out of its place: a dot segment, also before the parameters (`..;x`) that some servers cut
 * off, a separator, or an escape that the next server might decode once more.
 */
const isHostile = (name: string) =>
  /^\.\.?(?:;|$)|[/\\]|%[\da-f]{2}/i.test(name) || hasControlCharacter(name);

/** Decodes a segment of a path and encodes it again; `undefined` when it is malformed or could climb out of its place. */
export const toCanonicalSegment = (segment: string): string | undefined => {
  try {
    const name = decodeURIComponent(segment);
    return isHostile(name) ? undefined : encodeURIComponent(name);
  } catch {
    return undefined;
  }
};

/** Stands for a segment without a canonical form: no id and no name may be this (R7). */
export const refusedSegment = '%25';
