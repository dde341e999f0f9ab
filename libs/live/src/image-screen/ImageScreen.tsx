import { liveStateNames } from '@share/content-cards';
import { Badge, FirstScreenEnd } from '@share/ui';
import { RoomColumns } from '../columns/RoomColumns';
import type { ScreenProps } from '../live-room/ScreenProps';
import { RoomFacts } from '../room-head/RoomFacts';
import { LiveStage } from '../stage/LiveStage';
import { Upcoming } from '../upcoming/Upcoming';
import { Facts, Head, Root, Title } from './ImageScreen.styles';

/** A room covered in text and pictures, under the transparent header (R80). */
export const ImageScreen = ({ live, stage, now, panels, note, bar }: ScreenProps) => {
  const { room, state, counts, onStart } = live;
  const hasStage = stage.sources.length > 0 || state === 'upcoming';
  return (
    <Root data-content-id={room.postId} data-live-state={state}>
      <Head>
        <Title>{room.title}</Title>
        <Badge live={state === 'live'}>{liveStateNames[state]}</Badge>
      </Head>
      {hasStage && <LiveStage room={room} state={state} stage={stage} counts={counts} />}
      <Facts>
        <RoomFacts
          room={room}
          state={state}
          counts={counts}
          now={now}
          stateShownBy={hasStage ? 'stage' : undefined}
        />
        {note}
      </Facts>
      {state === 'upcoming' && <Upcoming room={room} now={now} onStart={onStart} />}
      <FirstScreenEnd />
      <RoomColumns columns={room.columns} panels={panels} bar={bar} />
    </Root>
  );
};
