import type {
  ContentCard,
  LiveDetail,
  LivePost,
  LivePush,
  LiveRoom,
  LiveStatus,
  LiveSummary,
} from '@share/api-contract/sent';
import { failures, type Paging, readCountRecord, type Store, toRange } from '@share/reference-core';
import { channelOf, type Realtime } from '../realtime/Realtime';
import { createSharedAnswers } from './createSharedAnswers';
import { bookingsOf, statusAt, type StoredLive, type StoredPost } from './liveRecords';
import { toRevision } from './toRevision';

interface LivesOptions {
  store: Store;
  realtime: Pick<Realtime, 'countOnline'>;
  /** Milliseconds. */
  now: () => number;
}

/** The push of state and counts. */
export type RoomPush = Extract<LivePush, { type: 'room' }>;

/** Reads live rooms. What many visitors request at once is read once. */
export interface Lives {
  /** @throws PlatformFailure when there is no such room */
  find(liveId: string): Promise<StoredLive>;
  statusOf(live: StoredLive): LiveStatus;
  /** By live_id or by post_id. */
  info(id: string): Promise<LiveDetail>;
  summary(live: StoredLive): LiveSummary;
  /** The room of an item as lists have it; undefined when it has none. */
  ofCard(postId: string): Promise<ContentCard['live']>;
  /** @param userId whose likes are shown; undefined without a login */
  room(liveId: string, paging: Paging, userId?: string): Promise<LiveRoom>;
  /** State and counts of a room, as its channel carries them. */
  current(liveId: string): Promise<RoomPush>;
  /** Viewers in the app and on the web. */
  countOnline(live: StoredLive): Promise<number>;
  countBookings(live: StoredLive): Promise<number>;
  /** Likes a post once per user; resolves with its count. */
  like(liveId: string, msgId: string, userId: string): Promise<number>;
}

/** Without the platform's internal fields. */
const toDetail = ({ online_base: _online, booking_base: _booking, epoch: _epoch, ...detail }: StoredLive) =>
  detail;

const withoutInternals = ({ room: _room, is_written: _written, ...post }: StoredPost): LivePost => post;

const likeId = (msgId: string, userId: string): string => `${msgId}:${userId}`;

/** @returns the likes of the post */
const like = async (
  store: Store,
  { liveId, msgId, userId }: Record<'liveId' | 'msgId' | 'userId', string>,
) => {
  const post = await store.get<StoredPost>('live-post', msgId);
  if (post?.room !== liveId) throw failures.postMissing();
  const id = likeId(msgId, userId);
  if (!(await store.insert('live-like', id, { id, msg_id: msgId, owner_user_id: userId }))) {
    return post.like_count ?? 0;
  }
  const liked = await store.update<StoredPost>('live-post', msgId, (body) => ({
    ...body,
    like_count: (body.like_count ?? 0) + 1,
  }));
  return liked?.like_count ?? 0;
};

/** Those of the posts that the user likes. */
const readLiked = async (
  store: Store,
  posts: readonly LivePost[],
  userId: string,
): Promise<ReadonlySet<string>> => {
  const ids = posts.map(({ msg_id }) => likeId(msg_id, userId));
  return new Set((await store.getAll<{ msg_id: string }>('live-like', ids)).map(({ msg_id }) => msg_id));
};

export const createLives = ({ store, realtime, now }: LivesOptions): Lives => {
  const find: Lives['find'] = async (liveId) => {
    const live = await store.get<StoredLive>('live', liveId);
    if (!live) throw failures.roomMissing();
    return live;
  };
  const statusOf: Lives['statusOf'] = (live) => statusAt(live, Math.floor(now() / 1000));
  const countOnline: Lives['countOnline'] = async (live) =>
    (statusOf(live) === 1 ? live.online_base : 0) + (await realtime.countOnline(channelOf(live.live_id)));
  const countBookings: Lives['countBookings'] = async (live) =>
    live.booking_base +
    (await readCountRecord(store, bookingsOf(live.live_id), {
      kind: 'booking',
      where: { booking_id: live.live_id },
    }));
  const findOf = async (post_id: string): Promise<StoredLive | undefined> =>
    (await store.list<StoredLive>('live', { where: { post_id }, limit: 1 }))[0];
  const shareInfo = createSharedAnswers<LiveDetail>();
  const shareRoom = createSharedAnswers<LiveRoom>();
  const toMoving = async (live: StoredLive) => ({
    status: statusOf(live),
    online_count: await countOnline(live),
    view_count: live.view_count ?? 0,
    like_count: live.like_count ?? 0,
  });
  /** A room as everybody sees it. */
  const readRoom = async (liveId: string, paging: Paging): Promise<LiveRoom> => {
    const live = await find(liveId);
    const where = { room: liveId };
    const posts = await store.list<StoredPost>('live-post', { where, ...toRange(paging) });
    const [pinned] = await store.list<StoredPost>('live-post', {
      where: { ...where, is_pinned: true },
      limit: 1,
    });
    return {
      live_id: liveId,
      ...(await toMoving(live)),
      ...(pinned && { pinned: withoutInternals(pinned) }),
      posts: posts.map(withoutInternals),
      total: await store.count('live-post', where),
    };
  };
  const readInfo = async (id: string): Promise<LiveDetail> => {
    const live = (await findOf(id)) ?? (await find(id));
    return {
      ...toDetail(live),
      status: statusOf(live),
      online_count: await countOnline(live),
      booking_count: await countBookings(live),
      live_count: await store.count('live-post', { room: live.live_id }),
      revision: toRevision(live),
    };
  };
  return {
    find,
    statusOf,
    current: async (liveId) => {
      const live = await find(liveId);
      return { type: 'room', ...(await toMoving(live)), revision: toRevision(live) };
    },
    countOnline,
    countBookings,
    summary: (live) => ({
      live_id: live.live_id,
      post_id: live.post_id,
      title: live.title,
      type: live.type,
      status: statusOf(live),
      start_time: live.start_time,
      ...(live.track_id && { track_id: live.track_id }),
      ...(live.end_time && { end_time: live.end_time }),
      ...(live.cover && { cover: live.cover }),
    }),
    ofCard: async (postId) => {
      const live = await findOf(postId);
      if (!live) return undefined;
      const { start_time, end_time } = live;
      const online_count = await countOnline(live);
      return { status: statusOf(live), start_time, ...(end_time && { end_time }), online_count };
    },
    info: (id) => shareInfo(id, () => readInfo(id)),
    room: async (liveId, paging, userId) => {
      const room = await shareRoom(`${liveId} ${JSON.stringify(paging)}`, () => readRoom(liveId, paging));
      const shown = [...(room.pinned ? [room.pinned] : []), ...room.posts];
      const liked = userId ? await readLiked(store, shown, userId) : undefined;
      const toPost = (post: LivePost): LivePost => ({ ...post, is_liked: !!liked?.has(post.msg_id) });
      return {
        ...room,
        ...(room.pinned && { pinned: toPost(room.pinned) }),
        posts: room.posts.map(toPost),
      };
    },
    like: async (liveId, msgId, userId) => {
      await find(liveId);
      return like(store, { liveId, msgId, userId });
    },
  };
};
