import type { LiveApi } from '@share/api-client';
import { toPageNumber, type LoadFeaturePage } from '@share/content-cards';
import { Island } from '@share/islands';
import { toAppLinkParams } from '@share/open-app';
import { detailPath } from '@share/site-paths';
import { titleWords } from '@share/ui/format';
import { provideChat } from './chat/loadChat';
import { liveKeys } from './data/liveKeys';
import type { LiveView } from './data/LiveView';
import { loadLive, loadRoom } from './data/loadRoom';
import { toListFrom } from './data/usePosts';
import { toRoomSubject } from './data/toRoomSubject';
import { LiveRoom } from './live-room/LiveRoom';

type LiveCalls = Pick<LiveApi, 'getLiveInfo' | 'getLiveRoom' | 'getLiveChat'>;

/** A live room by the id of its content item; without its text and pictures it is shown, too. */
export const loadLiveRoomPage: LoadFeaturePage<LiveCalls> = async ({
  params,
  family,
  api,
  data,
  siteOrigin,
  now,
}) => {
  const { post_id = '' } = params;
  // The platform says of no room that it does not exist, and of every other failure that it failed (R71).
  const found = await data.item(`live getLiveInfo ${post_id}`, (signal) =>
    loadLive(api, post_id, { siteOrigin, signal }),
  );
  if (!found) return 'missing';
  const { id } = found;
  const start = toPageNumber(params['page']);
  const hasChat = found.columns.some(({ kind }) => kind === 'chat');
  const [first] = await Promise.all([
    data.optional(`live getLiveRoom ${id} ${start}`, (signal) =>
      loadRoom(api, { id, page: start }, { siteOrigin, signal }),
    ),
    hasChat && provideChat({ api, data, liveId: id }),
  ]);
  data.provideList(liveKeys.posts(id, start), first && toListFrom(first, start));
  const { status, counts } = first ?? found;
  const room: LiveView = {
    ...found,
    ...(status && { status }),
    counts,
    titleWords: titleWords(found.title),
  };
  const { postId, contentType, title, summary, source, cover } = room;
  return {
    title,
    layout: 'docDetail',
    ...(room.screen !== 'landscape' && { ground: room.screen === 'portrait' ? 'dark' : 'paper' }),
    element: <Island name="liveRoom" Component={LiveRoom} data={{ room, start, now, siteOrigin }} />,
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
