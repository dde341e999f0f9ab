import { FirstScreenEnd } from '@share/ui';
import { RoomColumns } from '../columns/RoomColumns';
import type { ScreenProps } from '../live-room/ScreenProps';
import { RoomHead } from '../room-head/RoomHead';
import { LiveStage } from '../stage/LiveStage';
import { Upcoming } from '../upcoming/Upcoming';
import { Note, Root, Stage } from './LandscapeScreen.styles';

/** A room with a wide picture: its stage on top, then its description and its columns. Held sideways, the stage is at their left. */
export const LandscapeScreen = ({ live, stage, now, panels, note, bar }: ScreenProps) => {
  const { room, state, counts, onStart } = live;
  return (
    <Root data-content-id={room.postId} data-live-state={state}>
      <Stage>
        <LiveStage room={room} state={state} stage={stage} counts={counts} />
      </Stage>
      <RoomHead room={room} state={state} counts={counts} now={now} stateShownBy="stage" />
      {note && <Note>{note}</Note>}
      {state === 'upcoming' && <Upcoming room={room} now={now} onStart={onStart} />}
      <FirstScreenEnd />
      <RoomColumns columns={room.columns} panels={panels} bar={bar} />
    </Root>
  );
};
