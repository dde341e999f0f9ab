import type { LiveState } from '@share/content-cards';
import { FoldedNote } from '@share/ui';
import { LiveChat } from '../chat/LiveChat';
import { useFeedConnection, useRoomFeed } from '../chat/useRoomFeed';
import { Introduction } from '../columns/Introduction';
import { ReplayList } from '../columns/ReplayList';
import type { LiveView } from '../data/LiveView';
import { useLiveRoom } from '../data/useLiveRoom';
import { ImageScreen } from '../image-screen/ImageScreen';
import { LandscapeScreen } from '../landscape-screen/LandscapeScreen';
import { LiveActions } from '../live-bar/LiveActions';
import { LiveBar, liveHints } from '../live-bar/LiveBar';
import { PortraitScreen } from '../portrait-screen/PortraitScreen';
import { useStage } from '../stage/useStage';
import { TimeLine } from '../time-line/TimeLine';
import type { ScreenProps } from './ScreenProps';
import { useVisit } from './useVisit';

export interface LiveRoomProps {
  room: LiveView;
  /** Number of the page of text and pictures that the document shows, from 1. */
  start: number;
  /** When the page was made, in milliseconds. */
  now: number;
  siteOrigin: string;
}

/** The note of a room, with the disclaimer where it would be missed: over an upright picture, and where no column has a description. */
const noteOf = ({ notice, disclaimer, screen, columns }: LiveView, state: LiveState) => {
  const isUpcoming = state === 'upcoming';
  const isMissed = !isUpcoming && (screen === 'portrait' || !columns.some(({ kind }) => kind === 'intro'));
  const text = [notice, isMissed && disclaimer].filter(Boolean).join('\n');
  return { note: text && <FoldedNote text={text} />, isDisclaimed: isUpcoming || isMissed };
};

const screens = { landscape: LandscapeScreen, portrait: PortraitScreen, image: ImageScreen };

/** A live room: one of three screens, chosen by its type, which follows its state without a reload. */
export const LiveRoom = ({ room: given, start, now, siteOrigin }: LiveRoomProps) => {
  const feed = useRoomFeed(given.id);
  const live = useLiveRoom(given, { now, siteOrigin, updates: feed });
  const { room, state, counts, posts } = live;
  const isOver = state === 'replay';
  useFeedConnection(feed, isOver);
  const stage = useStage(room, state);
  useVisit(room);
  const actions = <LiveActions likes={state === 'upcoming' ? undefined : counts.likes} />;
  const { note, isDisclaimed } = noteOf(room, state);
  const isLive = state === 'live';
  const chat = room.columns.find(({ kind }) => kind === 'chat');
  const mayWrite = isLive && chat !== undefined && 'isOpen' in chat && chat.isOpen === true;
  const panels: ScreenProps['panels'] = {
    chat: chat && 'isOpen' in chat && (
      <LiveChat
        liveId={room.id}
        isOpen={mayWrite}
        isOver={isOver}
        closedNote={isLive ? undefined : liveHints[state]}
        variant={room.screen === 'portrait' ? 'overlay' : 'list'}
      >
        {actions}
      </LiveChat>
    ),
    post: <TimeLine {...{ liveId: room.id, start, siteOrigin, now, posts }} />,
    intro: <Introduction room={room} withoutDisclaimer={isDisclaimed} />,
    ...(state !== 'upcoming' && { replay: <ReplayList {...stage} /> }),
  };
  const Screen = screens[room.screen];
  const bar: ScreenProps['bar'] = (toChat) => (
    <LiveBar state={state} overlay={room.screen === 'portrait'} onWrite={mayWrite ? toChat : undefined}>
      {actions}
    </LiveBar>
  );
  return <Screen {...{ live, stage, now, panels, note, bar }} />;
};
