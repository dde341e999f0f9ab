import type { ContentType, UserRelation } from '@share/api-contract/types';
import { doAsReader } from '@share/session';
import { useIsLoggedIn } from '@share/session/react';
import { useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import useSWRImmutable from 'swr/immutable';
import { commentKeys } from './commentKeys';
import type { CommentServices } from './CommentServices';
import type { ParticipationItem } from './CommentView';
import { toFailureMessage } from './toFailureMessage';

interface Collection {
  /** False while nobody is logged in, and until the platform has answered. */
  isCollected: boolean;
  isBusy: boolean;
  /** Collects or stops collecting; asks for a login first. Never rejects. */
  toggle: () => Promise<void>;
}

/**
 * Whether the reader has collected an item (spec §4). All places of a page that show it change together, at once, and
 * back again when the platform refuses (R24). A logout resets it.
 */
export const useCollection = (
  { api, session, page }: Pick<CommentServices, 'api' | 'session' | 'page'>,
  { postId, trackId, contentType }: ParticipationItem,
): Collection => {
  const isLoggedIn = useIsLoggedIn(session);
  const [isBusy, setBusy] = useState(false);
  const isChanging = useRef(false);
  const { mutate } = useSWRConfig();
  const { data } = useSWRImmutable<UserRelation, Error>(
    isLoggedIn ? commentKeys.relation(contentType, postId) : null,
    // As the contract gave it with the item.
    () => api.getUserRelation({ type: contentType as ContentType, post_id: postId }),
    // Two places ask once, but a reader who comes after another within seconds gets an answer of their own.
    { shouldRetryOnError: false, dedupingInterval: 0 },
  );
  useEffect(() => {
    if (!isLoggedIn) void mutate(commentKeys.relation(contentType, postId), undefined, false);
  }, [isLoggedIn, mutate, contentType, postId]);
  const isCollected = isLoggedIn && data?.is_collect === true;

  const change = async (is_collect: boolean): Promise<void> => {
    setBusy(true);
    const type = is_collect ? 'add' : 'del';
    const ask = async (): Promise<UserRelation> => {
      const state = await api.changeCollection({ id: postId, type, track_id: trackId, cid: postId });
      return { is_collect: state.is_collect };
    };
    await mutate(commentKeys.relation(contentType, postId), ask(), {
      optimisticData: { is_collect },
      rollbackOnError: true,
      revalidate: false,
    });
    page.succeed(is_collect ? 'collected' : 'uncollected');
  };

  const toggle = async () => {
    if (isChanging.current) return;
    isChanging.current = true;
    try {
      await doAsReader(session, 'collect', () => change(!isCollected));
    } catch (error) {
      const message = toFailureMessage(error);
      if (message) page.say(message);
    } finally {
      isChanging.current = false;
      setBusy(false);
    }
  };
  return { isCollected, isBusy, toggle };
};
