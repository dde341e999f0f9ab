const plainSegment = /^[A-Za-z0-9_-]{1,64}$/;
const idCharacters = /^[0-9A-Za-z_-]{4,64}$/;
/** Letters, marks, digits, punctuation, symbols, the space and the joiner of emoji; no control or format character. */
const topicCharacters = /^[\p{L}\p{M}\p{N}\p{P}\p{S} \u200d]{1,64}$/u;
/** With U+FFFD, which replaces bytes that could not be decoded. */
const topicForbidden = /[/\\%?#;\ufffd]|^\.+$/;

/** A value that may not become part of an upstream path. The page answers 404 without calling the platform. */
class UnsafeSegmentError extends Error {
  constructor() {
    super('A value is not a safe path segment, so no address was built from it; answer with 404.');
    this.name = 'UnsafeSegmentError';
  }
}

/** Whether `segment` takes the value: the check of a part of an address before anything is requested with it. */
export const isSegment = (value: string): boolean => plainSegment.test(value);

/**
 * Returns a path segment of 1–64 letters, digits, `_` and `-` unchanged.
 * @throws UnsafeSegmentError for everything else, dots, slashes and percent signs included.
 */
export const segment = (value: string): string => {
  if (typeof value !== 'string' || !isSegment(value)) throw new UnsafeSegmentError();
  return value;
};

/**
 * Encodes a topic name (already decoded, any script, 1–64 characters) as one path segment.
 * Slashes, backslashes, `% ? # ;`, names of dots only, bytes that could not be decoded, control and format characters are refused, also when they
 * only appear after compatibility normalisation (fullwidth forms).
 * @throws UnsafeSegmentError
 */
export const topicSegment = (name: string): string => {
  if (typeof name !== 'string' || name.length > 256) throw new UnsafeSegmentError();
  const normal = name.normalize('NFC').trim();
  const isSafe = topicCharacters.test(normal) && !topicForbidden.test(normal.normalize('NFKC'));
  if (!isSafe) throw new UnsafeSegmentError();
  return encodeURIComponent(normal);
};

/** Whether a value is an id as routes have them (spec §2, R7). @param value already decoded, as in a parsed query */
export const isId = (value: string): boolean => idCharacters.test(value);

/**
 * The decoding check of route ids (spec §2, R7): percent-decoding succeeds and leaves 4–64 letters, digits, `_`, `-`.
 * @param raw the id as in the address, still percent-encoded.
 */
export const isDecodableId = (raw: string): boolean => {
  try {
    return isId(decodeURIComponent(raw));
  } catch {
    return false;
  }
};

/** The names ids have in routes and queries (spec §2), and the form they have in code. */
const idNames = ['id', 'post_id', 'postId', 'topic_id', 'topicId'];

/**
 * The id rule of a whole request (spec §2, R7): every `id`, `post_id` and `topic_id`, in the path and in the query, passes the
 * decoding check. A missing or empty id passes, because ids are optional; of a repeated query parameter every value is checked.
 * The caller exempts previews.
 * @param params path parameters by name, still percent-encoded; other names are ignored
 * @param query as parsed by `URLSearchParams`, which has decoded it
 */
export const areIdsDecodable = (
  params: Readonly<Record<string, string | undefined>>,
  query: URLSearchParams,
): boolean =>
  idNames.every(
    (name) =>
      (!params[name] || isDecodableId(params[name])) &&
      query.getAll(name).every((value) => value === '' || isId(value)),
  );
