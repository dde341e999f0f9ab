import { addressOf, withPage } from '../moving/feedPaths';

/** Address of a list of short cards, or of a page of it by its number. */
export const flyCardsPath = (listId: string, page = 1): string =>
  addressOf(withPage(`/fly_card/${encodeURIComponent(listId)}/index.html`, page));
