import { Button } from '@share/ui';
import { formatNumber } from '@share/ui/format';
import { BellFilledIcon, BellIcon } from '@share/ui/icons';
import { useBooking } from '../data/useBooking';
import { Count } from './BookingButton.styles';

interface BookingButtonProps {
  liveId: string;
  /** Of the button before the room is booked. */
  label: string;
  /** Bookings when the page was made. */
  count: number;
}

/** Books a room or gives the booking up; under it, how many have booked (R35). */
export const BookingButton = ({ liveId, label, count: given }: BookingButtonProps) => {
  const { isOn, isBusy, toggle, count } = useBooking(liveId, given);
  return (
    <div>
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
      {count > 0 && <Count>已有 {formatNumber(count)} 人预约</Count>}
    </div>
  );
};
