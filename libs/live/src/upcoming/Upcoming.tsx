import type { LiveRoom } from '../data/useLiveRoom';
import { Disclaimer } from '../Disclaimer.styles';
import { BookingButton } from './BookingButton';
import { Countdown } from './Countdown';
import { Root } from './Upcoming.styles';

interface UpcomingProps extends Pick<LiveRoom, 'room' | 'onStart'> {
  /** When the page was made, in milliseconds. */
  now: number;
}

/** Before a room begins: the countdown, the booking, and the editors' note. */
export const Upcoming = ({ room, now, onStart }: UpcomingProps) => {
  const { startsAt, countdown, booking, disclaimer } = room;
  return (
    <Root>
      {countdown && startsAt !== undefined && (
        <Countdown at={startsAt} now={now} onEnd={onStart} {...countdown} />
      )}
      <BookingButton liveId={room.id} label={booking.label} count={booking.count} />
      {disclaimer && <Disclaimer>{disclaimer}</Disclaimer>}
    </Root>
  );
};
