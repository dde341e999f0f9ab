import { ClauseTitle } from '@share/ui';
import { formatNumber } from '@share/ui/format';
import { startText } from '../data/liveTimes';
import type { LiveCounts, LiveState, LiveView } from '../data/LiveView';
import { stateNames } from '../data/stateNames';
import styles from './RoomHead.module.css';

interface RoomHeadProps {
  room: LiveView;
  state: LiveState;
  counts: LiveCounts;
  /** When the page was made, in milliseconds. */
  now: number;
}

/** When it begins or began. */
const timeOf = ({ startsAt }: LiveView, state: LiveState, now: number): string => {
  if (startsAt === undefined) return '';
  const text = startText(startsAt, now);
  return state === 'live' ? `${text} 开始` : text;
};

/** Facts of a room in the order of their weight in its state. */
const factsOf = ({ room, state, counts, now }: RoomHeadProps): string[] => {
  const views = counts.views > 0 ? `${formatNumber(counts.views)}次观看` : '';
  const time = timeOf(room, state, now);
  return (state === 'upcoming' ? [time, room.source] : [room.source, views, time]).filter(
    (fact) => fact !== undefined && fact !== '',
  ) as string[];
};

/** What a room is, of whom, and when. */
export const RoomHead = (props: RoomHeadProps) => (
  <header className={styles.root} data-state={props.state}>
    <ClauseTitle as="h1" text={props.room.title} words={props.room.titleWords} />
    <p>
      {props.state !== 'live' && <b>{stateNames[props.state]}</b>}
      {factsOf(props).map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  </header>
);
