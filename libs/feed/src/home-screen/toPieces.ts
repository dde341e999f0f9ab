import type { CardView } from '@share/content-cards';
import { toParts } from '../card-pages/toParts';
import { uniqueCards } from '../card-pages/uniqueCards';
import type { ChannelPageView, ModuleView } from '../data/FeedViews';

/** Cards, and the content below them: the row of all blocks, or one of them with its first items. */
export interface Piece {
  cards: CardView[];
  then?: 'modules' | ModuleView;
}

/** The row of blocks follows this many cards, so that the first screen begins with them. */
const cardsBeforeModules = 4;

/** A block stands after this many cards each (design: home). */
const cardsBetweenBlocks = 8;

/** Blocks whose first items can be shown; special topics come first. */
const blocksWithItems = (modules: readonly ModuleView[]): ModuleView[] => {
  const isSpecial = ({ target }: ModuleView) => target.kind === 'link' && target.specialId !== undefined;
  return [...modules.filter(isSpecial), ...modules.filter(({ target }) => target.kind === 'content')];
};

/** A piece in parts; the last one has the content below it. */
const inParts = ({ cards, then }: Piece): Piece[] => {
  const parts = toParts(cards);
  return parts.map((part, place) => ({ cards: part, ...(then && place === parts.length - 1 && { then }) }));
};

/** The blocks that stand among this many cards. */
export const blocksAmong = (modules: readonly ModuleView[], count: number): ModuleView[] =>
  blocksWithItems(modules).slice(0, Math.floor(count / cardsBetweenBlocks));

/** The pages of a channel in pieces of a few cards: in their order, each once, and the channel's blocks between them. */
export const toPieces = (pages: readonly ChannelPageView[], modules: readonly ModuleView[]): Piece[][] => {
  const blocks = blocksWithItems(modules);
  let count = 0;
  const next = (): Piece['then'] => {
    if (count === cardsBeforeModules && modules.length > 0) return 'modules';
    return count % cardsBetweenBlocks === 0 ? blocks.shift() : undefined;
  };
  return uniqueCards(pages.map(({ tops, items }) => [...tops, ...items])).map((cards) => {
    const pieces: Piece[] = [];
    let piece: Piece = { cards: [] };
    for (const card of cards) {
      piece.cards.push(card);
      count += 1;
      const then = next();
      if (!then) continue;
      pieces.push({ ...piece, then });
      piece = { cards: [] };
    }
    return (piece.cards.length > 0 ? [...pieces, piece] : pieces).flatMap(inParts);
  });
};
