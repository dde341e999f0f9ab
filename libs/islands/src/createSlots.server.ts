import { randomUUID } from 'node:crypto';

/** Markup with slots: texts, and between each two of them the number of a slot. */
export type MarkupWithSlots = readonly string[];

/** Names slots in markup. Their name is drawn by lot, so that no text of a page can be read as one. */
export const createSlots = () => {
  const name = randomUUID();
  return {
    /** Marks a slot in the markup. */
    at: (index: number): string => `${name}-${index};`,
    find: (markup: string): MarkupWithSlots =>
      markup.split(`${name}-`).flatMap((piece, index) => {
        if (index === 0) return [piece];
        const end = piece.indexOf(';');
        return [piece.slice(0, end), piece.slice(end + 1)];
      }),
    /** False where a mark was encoded, cut or written in capitals, as if it were the text that it stands for. */
    areWhole: (markup: string): boolean =>
      markup.toLowerCase().split(name).length === markup.split(new RegExp(`${name}-\\d+;`)).length,
  };
};

/** @param contents markup for each slot, by its number, in pieces */
export const fillSlots = (
  markup: MarkupWithSlots,
  contents: readonly (readonly string[])[],
): readonly string[] =>
  markup.flatMap((piece, index) => (index % 2 === 0 ? piece : (contents[Number(piece)] ?? [])));
