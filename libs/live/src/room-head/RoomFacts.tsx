import { ContentTypeTag, liveStateNames, startText, type LiveState } from '@share/content-cards';
import { formatNumber } from '@share/ui/format';
import type { LiveCounts, LiveView } from '../data/LiveView';
import { Root, State } from './RoomFacts.styles';

export interface RoomFactsProps {
  room: LiveView;
  state: LiveState;
  counts: LiveCounts;
  /** When the page was made, in milliseconds. */
  now: number;
  /** Facts that the screen shows elsewhere: the number of viewers on its stage, or beside its host also the source and the state. */
  stateShownBy?: 'stage' | 'host' | undefined;
}

/** When it begins or began. */
const timeOf = ({ startsAt }: LiveView, state: LiveState, now: number): string => {
  if (startsAt === undefined) return '';
  const text = startText(startsAt, now);
  return state === 'upcoming' || !text ? text : `${text} 开始`;
};

/** Facts of a room in the order of their weight in its state. */
const factsOf = ({ room, state, counts, now, stateShownBy }: RoomFactsProps): string[] => {
  const isLive = state === 'live';
  const isHosted = stateShownBy === 'host';
  const views = counts.views > 0 && (!isHosted || isLive) && `${formatNumber(counts.views)}次观看`;
  const online = isLive && !stateShownBy && `${formatNumber(counts.online)}人在看`;
  const source = !isHosted && room.source;
  const time = timeOf(room, state, now);
  const facts = state === 'upcoming' ? [time, source, views] : [source, online, views, time];
  return facts.filter((fact): fact is string => !!fact);
};

/** The kind of content (R82), its state unless it is on air, source, views and start. */
export const RoomFacts = (props: RoomFactsProps) => (
  <Root data-state={props.state}>
    <ContentTypeTag contentType="local_live" />
    {props.state !== 'live' && props.stateShownBy !== 'host' && <State>{liveStateNames[props.state]}</State>}
    {factsOf(props).map((fact) => (
      <span key={fact}>{fact}</span>
    ))}
  </Root>
);
