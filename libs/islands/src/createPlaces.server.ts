import { randomUUID } from 'node:crypto';

/** Markup with places: texts, and between each two of them the number of a place. */
export type MarkupWithPlaces = readonly string[];

/** Names places in markup. Their name is drawn by lot, so that no text of a page can be read as one. */
export const createPlaces = () => {
  const name = randomUUID();
  return {
    /** Marks a place in the markup. */
    at: (index: number): string => `${name}-${index};`,
    find: (markup: string): MarkupWithPlaces =>
      markup.split(`${name}-`).flatMap((piece, index) => {
        if (index === 0) return [piece];
        const end = piece.indexOf(';');
        return [piece.slice(0, end), piece.slice(end + 1)];
      }),
  };
};

/** @param contents markup for each place, by its number, in pieces */
export const fillPlaces = (
  markup: MarkupWithPlaces,
  contents: readonly (readonly string[])[],
): readonly string[] =>
  markup.flatMap((piece, index) => (index % 2 === 0 ? piece : (contents[Number(piece)] ?? [])));
