import { listFallback } from '@share/page-data/testing';
import { TestPage } from '@share/islands/testing';
import { titleWords } from '@share/ui/format';
import { useState, type ReactNode } from 'react';
import { liveKeys } from '../src/data/liveKeys';
import { toLiveView } from '../src/data/toLiveView';
import { toRoomView } from '../src/data/toRoomView';
import { LiveRoom } from '../src/live-room/LiveRoom';
import type { LiveServices } from '../src/LiveServices';
import { createLiveServices, type FakeLiveApi } from './createLiveServices';
import { liveRoom, now, siteOrigin, withScenes } from './liveFixtures';

const context = { siteOrigin };

interface RoomPageProps {
  api: FakeLiveApi;
  services?: Partial<LiveServices>;
  /** The server could not read text and pictures. */
  lacksPosts?: boolean;
}

/** The page of a room, as the server has read it from `api`. */
export const RoomPage = ({ api, services = {}, lacksPosts = false }: RoomPageProps): ReactNode => {
  const [given] = useState(() => createLiveServices({ api, ...services }));
  const [room] = useState(() => {
    const live = withScenes(toLiveView(api.detail, context));
    return { ...live, titleWords: titleWords(live.title) };
  });
  const [first] = useState(() => {
    const pinned = api.pinned && { pinned: api.pinned };
    return toRoomView(
      liveRoom(0, { ...pinned, posts: api.posts.slice(0, 10), total: api.posts.length }),
      context,
    );
  });
  return (
    <TestPage services={given} fallback={lacksPosts ? {} : listFallback(liveKeys.posts(room.id, 1), first)}>
      <LiveRoom room={room} start={1} now={now} siteOrigin={siteOrigin} />
    </TestPage>
  );
};
