import type { OwnCommentView } from './OwnComment';

/**
 * How many own comments a number cannot hold that the platform gave at that moment (milliseconds); those that wait for a
 * review are in no number. Default: the number came with the page, before all of them.
 */
export const countSince = (own: OwnCommentView[], moment = 0): number =>
  own.filter(({ status, publishedAt = Infinity }) => status !== 'pending' && publishedAt > moment).length;
