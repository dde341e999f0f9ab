/** Printable ASCII, Chinese characters and their punctuation: each is one character to a visitor. Nearly all texts are made of these alone. */
export const ordinary =
  /^[ -~\n\u00b7\u2014\u2018\u2019\u201c\u201d\u2026\u3001-\u3020\u4e00-\u9fff\uff01-\uff5e]*$/;

/**
 * One character as people count them, for browsers without a segmenter (iOS before 14.5): a flag, a syllable of Hangul written in
 * parts, emoji that joiners connect, or any other character, each with the marks that follow it.
 */
const cluster =
  /(?:\r\n|\p{Regional_Indicator}{2}|[\u1100-\u115f\ua960-\ua97c]*[^])(?:[\p{M}\p{Emoji_Modifier}\u1160-\u11ff\ud7b0-\ud7fb\u200c\u0e33\u0eb3\uff9e\uff9f\u{e0020}-\u{e007f}]|\u200d\p{Extended_Pictographic}?)*/gu;

let segmenter: Intl.Segmenter | undefined;

/** The characters of a text as visitors count them, one after the other: none is divided, of whatever parts it is made. */
export function* graphemesOf(text: string): Generator<string, void> {
  if (typeof Intl.Segmenter === 'function') {
    segmenter ??= new Intl.Segmenter('zh');
    for (const { segment } of segmenter.segment(text)) yield segment;
  } else for (const [segment] of text.matchAll(cluster)) yield segment;
}

/**
 * The beginning of a text, and the only way to cut one: no emoji, flag, syllable or rare character is ever cut in two.
 * @param maxGraphemes keep at most this many characters as visitors count them
 * @param maxLength and at most this long as the language counts, where a receiver counts so
 */
export const cutText = (text: string, maxGraphemes: number, maxLength = Infinity): string => {
  if (text.length <= maxGraphemes && text.length <= maxLength) return text;
  const end = Math.min(maxGraphemes, maxLength);
  // With the character behind the end, which could be a mark of the last one.
  // eslint-disable-next-line no-restricted-syntax -- here texts are cut
  const beginning = text.slice(0, end + 1);
  if (ordinary.test(beginning)) return beginning.slice(0, end);
  let preserved = '';
  let count = 0;
  for (const grapheme of graphemesOf(text)) {
    if (count >= maxGraphemes || preserved.length + grapheme.length > maxLength) break;
    preserved += grapheme;
    count += 1;
  }
  return preserved;
};
