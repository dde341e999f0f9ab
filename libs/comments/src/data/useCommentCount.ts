import { useServerPage } from '@share/content-cards';
import { useSharedStore } from '@share/islands';
import { useStore } from 'zustand/react';
import { commentKeys } from './commentKeys';
import type { CommentPage } from './loadComments';
import { countAddedSince, useOwnComments } from './useOwnComments';

/** The latest response of the platform about a discussion. */
interface ReceivedCount {
  /** Comments and replies together. */
  count: number;
  /** When it was requested, in milliseconds. */
  readAt: number;
}

const useCountStore = (postId: string) =>
  useSharedStore<Partial<ReceivedCount>>(`comments:count:${postId}`, () => ({}));

/** Keeps a number that the platform gave, unless a later one is known. */
export const useCountReceiver = (postId: string) => {
  const store = useCountStore(postId);
  return (received: ReceivedCount) => {
    if (received.readAt >= (store.getState().readAt ?? 0)) store.setState(received);
  };
};

/**
 * How many comments an item has: one number for all places of the page that show it. Comments that the user published since then
 * are added.
 * @param countOfItem stands in until a list has been read
 */
export const useCommentCount = <Count extends number | undefined>(
  postId: string,
  countOfItem: Count,
): number | Count => {
  const { count, readAt } = useStore(useCountStore(postId));
  const list = useServerPage<CommentPage>(commentKeys.top(postId, 'new'));
  const own = useOwnComments(postId).comments;
  const known = count ?? list?.count ?? countOfItem;
  return known === undefined ? countOfItem : known + countAddedSince(own, readAt);
};
