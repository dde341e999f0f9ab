import { ClauseTitle } from '@share/ui';
import { RoomFacts, type RoomFactsProps } from './RoomFacts';
import styles from './RoomHead.module.css';

/** What a room is, of whom, and when. */
export const RoomHead = (props: RoomFactsProps) => (
  <header className={styles.root} data-state={props.state}>
    <ClauseTitle as="h1" text={props.room.title} words={props.room.titleWords} />
    <RoomFacts {...props} />
  </header>
);
