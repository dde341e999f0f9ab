import { graphemesOf } from '@share/safety';
import type { TextHit } from '@share/ui';

/** Ignores width and case of letters, as the platform's search does. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

interface FoldedText {
  folded: string;
  /** For each unit of `folded` the place in the text of the character it comes from, and the place after it. */
  places: TextHit[];
}

/**
 * Folds character by character, as visitors count them, because some of them become several: ㎏ is found as kg. A part of an emoji is
 * never marked without the rest of it.
 */
const foldWithPlaces = (text: string): FoldedText => {
  const places: TextHit[] = [];
  let folded = '';
  let start = 0;
  for (const character of graphemesOf(text)) {
    const end = start + character.length;
    const own = fold(character);
    for (let unit = 0; unit < own.length; unit += 1) places.push([start, end]);
    folded += own;
    start = end;
  }
  return { folded, places };
};

/** Where a text holds the words of a search, which spaces separate; hits that touch or overlap are one. */
export const toHits = (text: string, searched: string): TextHit[] => {
  const { folded, places } = foldWithPlaces(text);
  const found: TextHit[] = [];
  for (const word of new Set(fold(searched).split(/\s+/).filter(Boolean)))
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      const [first, last] = [places[at], places[at + word.length - 1]];
      if (first && last) found.push([first[0], last[1]]);
    }
  const hits: TextHit[] = [];
  for (const [start, end] of found.sort(([a], [b]) => a - b)) {
    const last = hits[hits.length - 1];
    if (last && start <= last[1]) hits[hits.length - 1] = [last[0], Math.max(last[1], end)];
    else hits.push([start, end]);
  }
  return hits;
};
