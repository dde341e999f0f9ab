import { ClauseTitle } from '@share/ui';
import { RoomFacts, type RoomFactsProps } from './RoomFacts';
import { Root } from './RoomHead.styles';

/** Title, source and time of a room. */
export const RoomHead = (props: RoomFactsProps) => (
  <Root data-state={props.state}>
    <ClauseTitle as="h1" text={props.room.title} words={props.room.titleWords} />
    <RoomFacts {...props} />
  </Root>
);
