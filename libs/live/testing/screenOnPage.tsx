import { listFallback } from '@share/page-data/testing';
import type { LiveDetail, LivePost } from '@share/api-contract/types';
import { liveStateAt } from '@share/content-cards';
import { TestPage } from '@share/islands/testing';
import { titleWords } from '@share/ui/format';
import { FoldedNote } from '@share/ui';
import { useState, type ComponentType } from 'react';
import { LiveChat } from '../src/chat/LiveChat';
import { chatKey } from '../src/chat/loadChat';
import { toChatPart } from '../src/chat/toChatPart';
import { Introduction } from '../src/columns/Introduction';
import { ReplayList } from '../src/columns/ReplayList';
import { liveKeys } from '../src/data/liveKeys';
import { toLiveView } from '../src/data/toLiveView';
import { toRoomView } from '../src/data/toRoomView';
import { LiveActions } from '../src/live-bar/LiveActions';
import { LiveBar, liveHints } from '../src/live-bar/LiveBar';
import type { ScreenProps } from '../src/live-room/ScreenProps';
import { useStage } from '../src/stage/useStage';
import { TimeLine } from '../src/time-line/TimeLine';
import { messages } from './createChatServices';
import { createLiveServices } from './createLiveServices';
import { liveDetail, livePost, liveRoom, now, siteOrigin, withScenes } from './liveFixtures';

const context = { siteOrigin };
const posts = { pinned: undefined, came: [], gone: [] };
const said = messages(5);
const pictures = ['bridge', 'crane', 'ship', 'deck'].map((name) => ({
  url: `/media/scene/${name}.svg`,
  width: 600,
  height: 400,
}));
const covered = [
  livePost(0, { images: pictures.slice(0, 1) }),
  livePost(1),
  livePost(2, { images: pictures }),
  ...(liveRoom(8).posts ?? []).slice(3),
];

interface ScreenPageProps {
  Screen: ComponentType<ScreenProps>;
  /** Of the room, as the platform answers it. */
  detail: Partial<LiveDetail>;
  /** The entry above the time line. */
  pinned?: LivePost | undefined;
}

/** One screen of a room with its panels, as it is when the page was made: it requests nothing and does not go on. */
export const ScreenOnPage = ({ Screen, detail, pinned }: ScreenPageProps) => {
  const [services] = useState(() => createLiveServices());
  const [room] = useState(() => {
    const view = withScenes(toLiveView(liveDetail(detail), context));
    return { ...view, titleWords: titleWords(view.title) };
  });
  const state = liveStateAt(room, now);
  const stage = useStage(room, state);
  const overlay = room.screen === 'portrait';
  const actions = <LiveActions likes={state === 'upcoming' ? undefined : room.counts.likes} />;
  const panels: ScreenProps['panels'] = {
    ...(room.columns.some(({ kind }) => kind === 'chat') && {
      chat: (
        <LiveChat
          liveId={room.id}
          isOpen={state === 'live'}
          isOver={state === 'replay'}
          closedNote={state === 'live' ? undefined : liveHints[state]}
          variant={overlay ? 'overlay' : 'list'}
        >
          {actions}
        </LiveChat>
      ),
    }),
    post: <TimeLine {...{ liveId: room.id, start: 1, siteOrigin, now, posts }} />,
    intro: <Introduction room={room} />,
    replay: <ReplayList {...stage} />,
  };
  const note = room.notice && <FoldedNote text={room.notice} />;
  const bar: ScreenProps['bar'] = (toChat) => (
    <LiveBar state={state} overlay={overlay} onWrite={state === 'live' && panels.chat ? toChat : undefined}>
      {actions}
    </LiveBar>
  );
  const live = { room, state, counts: room.counts, posts, onStart: () => undefined };
  const moving = liveRoom(0, { posts: covered, total: covered.length, ...(pinned && { pinned }) });
  const chat = { messages: said, deleted: [], oldest: 1, offset: said.length, epoch: 'e1', online_count: 12 };
  return (
    <TestPage
      services={services}
      fallback={{
        ...listFallback(liveKeys.posts(room.id, 1), withScenes(toRoomView(moving, context))),
        [chatKey(room.id)]: toChatPart(chat),
      }}
    >
      <Screen {...{ live, stage, now, panels, note, bar }} />
    </TestPage>
  );
};
