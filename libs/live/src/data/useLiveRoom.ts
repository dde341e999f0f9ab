import { useEffect, useEffectEvent, useState } from 'react';
import { useLiveServices } from '../LiveServices';
import { createPoller } from '../realtime/createPoller';
import type { LiveUpdates } from '../realtime/LiveUpdates';
import { liveStateAt, toLiveState } from './liveStateAt';
import type { LiveCounts, LiveState, LiveView, PostView } from './LiveView';
import { loadLive, loadRoom } from './loadRoom';
import { mergePosts } from './mergePosts';
import { toPostView } from './toRoomView';

const second = 1_000;

/** Between two questions to the platform in each state, in milliseconds; a replay does not change any more. */
const pollEvery: Readonly<Record<LiveState, number>> = {
  upcoming: 15 * second,
  live: 10 * second,
  ended: 60 * second,
  replay: 0,
};

/** While a countdown is over and the room has not begun. */
const startPoll = 5 * second;

/** What has happened to the text and pictures since the page was made. */
export interface Posts {
  pinned: PostView | undefined;
  /** New entries. */
  came: PostView[];
  /** Ids of those that were withdrawn. */
  gone: string[];
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
  /** What the realtime connection of the room says; without it the room is only asked for. */
  updates?: LiveUpdates | undefined;
}

/** State, counts and new entries of a room, without a reload: by pushes, and by polling, which needs no connection. */
export const useLiveRoom = (given: LiveView, { now, siteOrigin, updates }: RoomOptions): LiveRoom => {
  const { api } = useLiveServices();
  const [room, setRoom] = useState(given);
  const [state, setState] = useState(() => liveStateAt(given, now));
  const [counts, setCounts] = useState(given.counts);
  const [posts, setPosts] = useState<Posts>({ pinned: undefined, came: [], gone: [] });
  const [isStarting, setStarting] = useState(false);

  /** With another state come other things to play and to book. */
  const become = async (next: LiveState) => {
    if (next === state) return;
    const found = await loadLive(api, given.id, { siteOrigin }).catch(() => room);
    // Only the server tells words apart.
    setRoom({ ...found, titleWords: found.title === given.title ? given.titleWords : undefined });
    setState(next);
    setStarting(false);
  };
  const addPosts = (added: PostView[], pinned?: PostView) =>
    setPosts((before) => ({
      ...before,
      pinned: pinned ?? before.pinned,
      came: mergePosts(before.came, added),
    }));

  const ask = useEffectEvent(async () => {
    const found = await loadRoom(api, { id: given.id, page: 1 }, { siteOrigin });
    setCounts(found.counts);
    addPosts(found.items, found.pinned);
    const { startsAt, endsAt, sources } = room;
    await become(
      found.status ??
        liveStateAt({ sources, ...(startsAt && { startsAt }), ...(endsAt && { endsAt }) }, Date.now()),
    );
  });
  const takeStatus = useEffectEvent((status: unknown) => {
    const next = toLiveState(status);
    if (next) void become(next);
  });

  useEffect(() => {
    const poller = createPoller(async () => document.visibilityState === 'hidden' || ask());
    poller.setInterval(isStarting ? startPoll : pollEvery[state]);
    return () => poller.setInterval(0);
  }, [state, isStarting]);

  useEffect(() => {
    // The page may have been made a while ago.
    const first = setTimeout(() => void ask().catch(() => undefined));
    return () => clearTimeout(first);
  }, []);

  useEffect(() => {
    if (!updates) return undefined;
    const ends = [
      updates.on('status', (status) => takeStatus(status)),
      updates.on('missed', () => void ask().catch(() => undefined)),
      updates.on('online', (online) => setCounts((before) => ({ ...before, online }))),
      updates.on('post', (post) => addPosts([toPostView(post, { siteOrigin })])),
      updates.on('deleted', (id) => setPosts((before) => ({ ...before, gone: [...before.gone, id] }))),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [updates, siteOrigin]);

  return { room, state, counts, posts, onStart: () => setStarting(true) };
};
