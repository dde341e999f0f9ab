import { Button } from '@share/ui';
import { BellFilledIcon, BellIcon } from '@share/ui/icons';
import { useBooking } from '../data/useBooking';
import styles from './BookingButton.module.css';

interface BookingButtonProps {
  liveId: string;
  /** Of the button before the room is booked. */
  label: string;
  /** Bookings when the page was made. */
  count: number;
}

/** `2416` as `2,416`, the same on the server and in the browser. */
const withCommas = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** Books a room or gives the booking up; under it, how many have booked. */
export const BookingButton = ({ liveId, label, count: given }: BookingButtonProps) => {
  const { isOn, isBusy, toggle, count } = useBooking(liveId, given);
  return (
    <div className={styles.root}>
      <Button
        variant={isOn ? 'plain' : 'fill'}
        wide
        aria-pressed={isOn}
        aria-busy={isBusy}
        data-opens="login"
        onClick={() => void toggle()}
      >
        {isOn ? <BellFilledIcon size={20} /> : <BellIcon size={20} />}
        {isOn ? '已预约' : label}
      </Button>
      {count > 0 && <p>已有 {withCommas(count)} 人预约</p>}
    </div>
  );
};
