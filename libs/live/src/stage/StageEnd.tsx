import { homePath } from '@share/site-paths';
import { formatNumber } from '@share/ui/format';
import type { LiveView } from '../data/LiveView';
import { OtherRooms, Root, State } from './StageEnd.styles';

interface StageEndProps {
  room: LiveView;
  /** How often it was watched. */
  views: number;
}

/** `3小时20分钟`; empty for less than a minute. */
const lengthOf = ({ startsAt, endsAt }: LiveView): string => {
  if (startsAt === undefined || endsAt === undefined) return '';
  const minutes = Math.floor((endsAt - startsAt) / 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${hours > 0 ? `${hours}小时` : ''}${rest > 0 ? `${rest}分钟` : ''}`;
};

/** The numbers of a room that is over, whether there will be a recording, and the way to other rooms. */
export const StageEnd = ({ room, views }: StageEndProps) => {
  const length = lengthOf(room);
  const results = [views > 0 && `${formatNumber(views)}次观看`, length && `直播 ${length}`].filter(Boolean);
  return (
    <Root>
      <State role="status">直播已结束</State>
      {results.length > 0 && <p>{results.join(' · ')}</p>}
      {room.columns.some(({ kind }) => kind === 'replay') && <p>回放即将上传</p>}
      <OtherRooms href={room.channelHref ?? homePath}>看其他直播</OtherRooms>
    </Root>
  );
};
