import type { LivePost } from '@share/api-contract/types';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLiveServices } from '../LiveServices';
import { createRoomFollower, type RoomFollower } from '../realtime/createRoomFollower';
import type { LiveUpdates, RoomPush } from '../realtime/LiveUpdates';
import { toReadPosts, type ReadPosts } from './isWithdrawn';
import { type LiveState, toLiveState } from '@share/content-cards';
import type { LiveCounts, LiveView, PostView, RoomView } from './LiveView';
import { loadRoom } from './loadRoom';
import { mergePosts } from './mergePosts';
import { pinnedAfter, type Pinned } from './pinnedAfter';
import { toCounts } from './toCounts';
import { toPostView } from './toRoomView';
import { useRoomState } from './useRoomState';

/** Changes of the text and pictures since the page was made. */
export interface Posts {
  pinned: Pinned;
  /** New entries. */
  came: PostView[];
  /** Ids of those that were withdrawn. */
  gone: string[];
  /** Entries by the newest response; absent before there is one. */
  read?: ReadPosts;
}

/** A room that goes on. */
export interface LiveRoom {
  room: LiveView;
  state: LiveState;
  counts: LiveCounts;
  posts: Posts;
  /** The countdown has reached its end. */
  onStart: () => void;
}

interface RoomOptions {
  /** When the page was made, in milliseconds. */
  now: number;
  siteOrigin: string;
  /** Updates of the room's realtime connection; the room is polled while it has none. */
  updates?: LiveUpdates | undefined;
}

/** State, counts and new entries of a room, without a reload: by pushes, and by polling while there are none. */
export const useLiveRoom = (given: LiveView, { now, siteOrigin, updates }: RoomOptions): LiveRoom => {
  const { api } = useLiveServices();
  const { room, state, pollingMs, onStart, takeTurn, follow } = useRoomState(given, { now, siteOrigin });
  const [counts, setCounts] = useState(given.counts);
  const [posts, setPosts] = useState<Posts>({ pinned: undefined, came: [], gone: [] });
  const postsTurn = useRef(0);
  const follower = useRef<RoomFollower>(undefined);

  /** @param turn taken at the request: later updates know better which entries there are and which is pinned */
  const takePage = (found: RoomView, turn: number) => {
    const isLate = turn < postsTurn.current;
    postsTurn.current = Math.max(turn, postsTurn.current);
    setPosts((before) => ({
      ...before,
      ...(!isLate && { pinned: found.pinned ?? null, read: toReadPosts(found) }),
      came: mergePosts(before.came, found.items),
    }));
  };
  const takePost = useEffectEvent((post: LivePost) => {
    postsTurn.current = takeTurn();
    // Not while React renders: there an entry that cannot be shown would end the room.
    const view = toPostView(post, { siteOrigin });
    setPosts((before) => ({
      ...before,
      pinned: pinnedAfter(before.pinned, post, view),
      came: mergePosts(before.came, [view]),
      ...(before.read && { read: { ...before.read, ids: [...before.read.ids, view.id] } }),
    }));
  });

  /** By the time an answer comes, the room may have another state. */
  const followFromNow = useEffectEvent(follow);
  const ask = useEffectEvent(async () => {
    const turn = takeTurn();
    const found = await loadRoom(api, { id: given.id, page: 1 }, { siteOrigin });
    setCounts(found.counts);
    takePage(found, turn);
    await followFromNow(found.status, turn);
  });
  /** At a random moment: every visitor of the room gets the same push. */
  const followSoon = useEffectEvent((status: number, revision?: string) => {
    const turn = takeTurn();
    const said = toLiveState(status);
    if (said) follower.current?.soon(() => followFromNow(said, turn, revision));
  });
  const takeRoom = useEffectEvent((pushed: RoomPush) => {
    setCounts(toCounts(pushed));
    followSoon(pushed.status, pushed.revision);
  });

  useEffect(() => {
    const own = createRoomFollower(async () => document.visibilityState === 'hidden' || ask());
    follower.current = own;
    // The page may have been made a while ago.
    const first = setTimeout(() => void ask().catch(() => undefined));
    const ends = updates && [
      updates.on('pushed', own.setPushed),
      updates.on('status', (status) => followSoon(status)),
      updates.on('room', (pushed) => takeRoom(pushed)),
      updates.on('missed', () => own.soon(() => ask())),
      updates.on('online', (online) => setCounts((before) => ({ ...before, online }))),
      updates.on('post', (post) => takePost(post)),
      updates.on('deleted', (id) => setPosts((before) => ({ ...before, gone: [...before.gone, id] }))),
    ];
    if (updates) own.setPushed(updates.isPushed());
    return () => {
      own.stop();
      clearTimeout(first);
      for (const end of ends ?? []) end();
    };
  }, [updates]);

  useEffect(() => follower.current?.setPace(pollingMs), [updates, pollingMs]);

  return { room, state, counts, posts, onStart };
};
