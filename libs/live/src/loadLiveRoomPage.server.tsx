import { nullIfMissing, type LiveApi } from '@share/api-client';
import { listFallback, toPageNumber, type LoadFeaturePage, type PageReads } from '@share/content-cards';
import { Island } from '@share/islands';
import { toAppLinkParams } from '@share/open-app';
import { detailPath, parseActor, parseDetailAddress } from '@share/site-paths';
import { titleWords } from '@share/ui/format';
import { loadChatFallback } from './chat/loadChat';
import { liveKeys } from './data/liveKeys';
import type { LiveView, RoomView } from './data/LiveView';
import { loadLive, loadRoom } from './data/loadRoom';
import { toListFrom } from './data/usePosts';
import { toRoomSubject } from './data/toRoomSubject';
import { LiveRoom } from './live-room/LiveRoom';

type LiveCalls = Pick<LiveApi, 'getLiveInfo' | 'getLiveRoom' | 'getLiveChat'>;

interface RoomOptions {
  api: Pick<LiveCalls, 'getLiveInfo' | 'getLiveRoom'>;
  reads: PageReads;
  siteOrigin: string;
}

/** The platform says of no room that it does not exist, and of every other failure that it failed (R71). */
const readLive = (postId: string, { api, reads, siteOrigin }: RoomOptions): Promise<LiveView | null> =>
  reads.primary<LiveView | null>({ name: 'live', key: `getLiveInfo ${postId}` }, (signal) =>
    nullIfMissing(loadLive(api, postId, { siteOrigin, signal })),
  );

const readRoom = (id: string, page: number, { api, reads, siteOrigin }: RoomOptions) =>
  reads.secondary<RoomView>({ name: 'live', key: `getLiveRoom ${id} ${page}` }, (signal) =>
    loadRoom(api, { id, page }, { siteOrigin, signal }),
  );

/** A live room by the id of its content item; without its text and pictures it is shown, too. */
export const loadLiveRoomPage: LoadFeaturePage<LiveCalls> = async ({ params, now, ...options }) => {
  const { actor = '', type = '', '*': rest = '' } = params;
  const address = parseDetailAddress([type, ...rest.split('/')]);
  if (!address) return 'invalid';
  const found = address.postId === undefined ? null : await readLive(address.postId, options);
  if (!found) return 'missing';
  const start = toPageNumber(params['page']);
  const hasChat = found.columns.some(({ kind }) => kind === 'chat');
  const [first, chat] = await Promise.all([
    readRoom(found.id, start, options),
    hasChat ? loadChatFallback({ ...options, liveId: found.id }) : {},
  ]);
  const { status, counts } = first ?? found;
  const room: LiveView = {
    ...found,
    ...(status && { status }),
    counts,
    titleWords: titleWords(found.title),
  };
  const { postId, contentType, title, summary, source, cover } = room;
  const { siteOrigin } = options;
  const { family } = parseActor(actor);
  return {
    title,
    layout: 'docDetail',
    ...(room.screen !== 'landscape' && { ground: room.screen === 'portrait' ? 'dark' : 'paper' }),
    element: <Island name="liveRoom" Component={LiveRoom} data={{ room, start, now, siteOrigin }} />,
    fallback: { ...chat, ...listFallback(liveKeys.posts(room.id, start), first && toListFrom(first, start)) },
    share: {
      path: detailPath({ actor: family, contentType: 'local_live', postId }),
      summary: summary ?? source,
      image: cover,
    },
    subject: toRoomSubject(room, { now, posts: first?.items ?? [] }),
    appLink: toAppLinkParams({ post_id: postId, content_type: contentType }),
    contentId: postId,
    reportTarget: { type: 'content', id: postId },
  };
};
