import { base } from '../word-breaks/splitWords';

/**
 * Where a title may break, so that no word is split. Word segmentation needs a dictionary that old browsers do not have, and
 * that differs between browsers: the server computes `titleWords` once, and it travels with the title.
 */

interface Segment {
  text: string;
  isWord: boolean;
}

interface Piece {
  text: string;
  /** So many single characters in a row make it up; 0: a word. */
  run: number;
}

let segmenter: Intl.Segmenter | undefined;

const segmentsOf = (title: string): Segment[] => {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  return Array.from(segmenter.segment(title), ({ segment, isWordLike }) => ({
    text: segment,
    isWord: isWordLike === true,
  }));
};

const isSingle = (segment: Segment | undefined): boolean =>
  segment !== undefined && segment.isWord && segment.text.length === 1 && segment.text > '\u00ff';

const opening = /^[（《〈“‘「『【〔([]/;
/** Characters that never end a line. */
const needsNext = /[（《〈“‘「『【〔([\-–]$|第\s?$/;
/** A number stays with its noun: 23 点, 四十年, 3 号线. */
const number = /\d\s?$|^第?[一二三四五六七八九十百千]+$/;
const unitOfNumber = /\d\s?[号万亿]$/;
/** Joins a word to the one it qualifies: 试运行, 新变化. */
const prefix = /^[不没未可试再最新老大小首全总副非超各每]$/;
/** One character after it never ends a line: 第十双手：擦 | 蒸汽机车. */
const pause = /[，：；。？！、]$/;
/** Characters that never begin a line. */
const particle = /[的地得了着过]$/;
/** 火灾后, 雨后: nor does this after a word. */
const after = /^后的?$/;
/** A counted noun stays with its count: 一座桥. */
const counted = /(^|[\p{P}\s])[一两二三四五六七八九十几][\p{L}]$/u;

/** Names a dictionary does not know come as single characters; so many are held together. */
const longestRun = 4;

const isParticle = (segment: Segment) => isSingle(segment) && particle.test(segment.text);

const isPrefix = (segment: Segment, next: Segment | undefined) =>
  isSingle(segment) && prefix.test(segment.text) && next?.isWord === true && !isSingle(next);

const continuesRun = ({ run }: Piece, segment: Segment) =>
  isSingle(segment) && !isParticle(segment) && run > 0 && run < longestRun;

/** A single character between words belongs to the one before, as 馆 in 图书馆. */
const endsWord = ({ text, run }: Piece, segment: Segment, next: Segment | undefined) =>
  run === 0 && isSingle(segment) && !isSingle(next) && /[\p{L}\d]$/u.test(text) && !particle.test(text);

const belongsTo = (piece: Piece, segment: Segment, next: Segment | undefined): boolean =>
  needsNext.test(piece.text) ||
  isParticle(segment) ||
  after.test(segment.text) ||
  (counted.test(piece.text) && isSingle(segment)) ||
  (!segment.isWord && !opening.test(segment.text)) ||
  number.test(piece.text) ||
  (unitOfNumber.test(piece.text) && isSingle(segment)) ||
  (prefix.test(piece.text) && segment.isWord) ||
  (!isPrefix(segment, next) && (continuesRun(piece, segment) || endsWord(piece, segment, next)));

const beginsClause = (piece: Piece, before: Piece | undefined) =>
  piece.run === 1 && before !== undefined && pause.test(before.text);

const toPieces = (title: string): string[] => {
  const segments = segmentsOf(title);
  const pieces: Piece[] = [];
  segments.forEach((segment, place) => {
    const last = pieces[pieces.length - 1];
    const isJoined =
      last &&
      (beginsClause(last, pieces[pieces.length - 2]) || belongsTo(last, segment, segments[place + 1]));
    if (last && isJoined) {
      last.run = continuesRun(last, segment) ? last.run + 1 : 0;
      last.text += segment.text;
    } else pieces.push({ text: segment.text, run: isSingle(segment) ? 1 : 0 });
  });
  return pieces.map(({ text }) => text);
};

const findWords = (title: string): string | undefined => {
  const pieces = toPieces(title);
  const isWritable = pieces.length > 1 && pieces.every(({ length }) => length < base);
  return isWritable ? pieces.map(({ length }) => length.toString(base)).join('') : undefined;
};

/** Many pages of a server show the same titles. */
const maxEntries = 2_000;
const cache = new Map<string, string | undefined>();

/**
 * The lengths of the pieces between which a title may break, one character each: `223` for 云浦, 地铁, 3号线.
 * Undefined where words cannot be distinguished: the title then breaks anywhere.
 */
export const titleWords = (title: string): string | undefined => {
  if (typeof Intl.Segmenter !== 'function') return undefined;
  if (cache.has(title)) return cache.get(title);
  const words = findWords(title);
  if (cache.size >= maxEntries) cache.clear();
  cache.set(title, words);
  return words;
};
