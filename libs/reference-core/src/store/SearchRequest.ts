/** A record that is found by its words. */
export interface SearchedBody {
  title: string;
  /** Further words, which weigh less. */
  more?: string;
  type?: string;
}

/** Kinds whose records are found by words. */
export type SearchedKind = 'search-entry' | 'search-account';

export interface SearchRequest {
  /** Words, separated by spaces; records are found that have all of them. */
  keyword: string;
  /** Only records of this type. */
  type?: string | undefined;
  limit: number;
  offset?: number;
}

/** A page of what was found. */
export interface Found<Body> {
  bodies: Body[];
  /** At most `mostFound`. */
  total: number;
}

/** So many of the latest records with the words are ranked; a word that is nearly everywhere says little about older ones. */
export const mostFound = 1_000;

/** Ignores width and case of letters. */
export const foldText = (text: string): string => text.normalize('NFKC').toLowerCase();

export const toWords = (folded: string): string[] => folded.split(/\s+/).filter(Boolean);

/** Words in the title weigh more, and most a title that begins with the first word. 0 when a word is missing. */
export const scoreOf = ({ title, more = '' }: SearchedBody, words: readonly string[]): number => {
  const [inTitle, inMore] = [foldText(title), foldText(more)];
  let score = 0;
  for (const word of words) {
    if (inTitle.includes(word)) score += 2;
    else if (inMore.includes(word)) score += 1;
    else return 0;
  }
  return inTitle.startsWith(words[0] ?? '') ? score + 1 : score;
};
