import type { LiveRoom } from '../data/useLiveRoom';
import { BookingButton } from './BookingButton';
import { Countdown } from './Countdown';
import styles from './Upcoming.module.css';

interface UpcomingProps extends Pick<LiveRoom, 'room' | 'onStart'> {
  /** When the page was made, in milliseconds. */
  now: number;
}

/** Before a room begins: how long that is, the booking, and what the editors want to be known. */
export const Upcoming = ({ room, now, onStart }: UpcomingProps) => {
  const { startsAt, countdown, booking, disclaimer } = room;
  return (
    <div className={styles.root}>
      {countdown && startsAt !== undefined && (
        <Countdown at={startsAt} now={now} onEnd={onStart} {...countdown} />
      )}
      <BookingButton liveId={room.id} label={booking.label} count={booking.count} />
      {disclaimer && <p className={styles.note}>{disclaimer}</p>}
    </div>
  );
};
