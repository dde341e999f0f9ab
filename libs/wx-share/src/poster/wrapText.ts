import { graphemesOf } from '@share/safety';

interface WrapOptions {
  maxWidth: number;
  maxLines: number;
  /** Width of a text in one line. */
  measure: (text: string) => number;
}

const ellipsis = '…';

/** Characters that no line begins with, and ones that no line ends with. */
const staysBefore = /^[\s，。、；：？！…—）》」』】”’,.!?;:%)\]}]/;
const staysAfter = /[（《「『【“‘([{]$/;

const isLatin = (character: string | undefined) => character !== undefined && /^[!-\u024f]/.test(character);

/** Browsers without a segmenter break between any two Chinese characters. */
const wordsOf = (text: string): string[] => {
  if ('Segmenter' in Intl) {
    const words = new Intl.Segmenter('zh-CN', { granularity: 'word' });
    return Array.from(words.segment(text), ({ segment }) => segment);
  }
  const words: string[] = [];
  for (const character of graphemesOf(text)) {
    const last = words.length - 1;
    if (isLatin(character) && isLatin(words[last])) words[last] += character;
    else words.push(character);
  }
  return words;
};

/** The parts between which a line may break. */
const toPieces = (text: string): string[] => {
  const pieces: string[] = [];
  for (const word of wordsOf(text)) {
    const last = pieces[pieces.length - 1];
    if (last !== undefined && (staysBefore.test(word) || staysAfter.test(last)))
      pieces[pieces.length - 1] = last + word;
    else pieces.push(word);
  }
  return pieces;
};

type FitsIn = (text: string) => boolean;

const fillLines = (pieces: readonly string[], fits: FitsIn): string[] => {
  const lines: string[] = [];
  let line = '';
  const add = (part: string) => {
    if (line !== '' && !fits((line + part).trimEnd())) {
      lines.push(line.trimEnd());
      line = part.trimStart();
    } else line += part;
  };
  for (const piece of pieces) (fits(piece.trim()) ? [piece] : [...graphemesOf(piece)]).forEach(add);
  if (line.trim()) lines.push(line.trimEnd());
  return lines;
};

/** The beginning of a text with …, no wider than a line. */
const cut = (text: string, fits: FitsIn): string => {
  const remaining = [...graphemesOf(text)];
  const shown = () => remaining.join('').replace(/[\s，。、；：,.;:]+$/, '') + ellipsis;
  while (remaining.length > 0 && !fits(shown())) remaining.pop();
  return shown();
};

/** The narrowest lines of the same number, so that the last one is not left with a word. */
const balance = (
  pieces: readonly string[],
  lines: string[],
  { maxWidth, measure }: WrapOptions,
): string[] => {
  let balanced = lines;
  let [tooNarrow, wideEnough] = [maxWidth / 2, maxWidth];
  while (wideEnough - tooNarrow > maxWidth / 100) {
    const width = (tooNarrow + wideEnough) / 2;
    const attempt = fillLines(pieces, (text) => measure(text) <= width);
    if (attempt.length > lines.length) tooNarrow = width;
    else [wideEnough, balanced] = [width, attempt];
  }
  return balanced;
};

/** Breaks a text into lines of about the same width, between words where it can; what is too long ends with …. */
export const wrapText = (text: string, options: WrapOptions): string[] => {
  const { maxWidth, maxLines, measure } = options;
  const fits: FitsIn = (part) => measure(part) <= maxWidth;
  const pieces = toPieces(text.replace(/\s+/g, ' ').trim());
  const lines = fillLines(pieces, fits);
  if (lines.length < 2) return lines;
  if (lines.length <= maxLines) return balance(pieces, lines, options);
  const rest = lines.slice(maxLines - 1).join('');
  return [...lines.slice(0, maxLines - 1), cut(rest, fits)];
};
