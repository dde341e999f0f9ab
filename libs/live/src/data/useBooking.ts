import { useReaderToggle } from '@share/content-cards';
import { useState } from 'react';
import { useLiveServices } from '../LiveServices';
import { liveKeys } from './liveKeys';

/** Bookings that are looked through, newest first: the most a page may hold. */
const size = 50;

/** A room is booked by a reader or not, after a login where necessary, and by how many it is (spec §7). */
export const useBooking = (liveId: string, initialCount: number) => {
  const { api, page } = useLiveServices();
  const [count, setCount] = useState(initialCount);
  const booking = { booking_id: liveId, booking_type: 'live' } as const;
  const toggle = useReaderToggle({
    name: liveKeys.booking(liveId),
    action: 'booking',
    read: async () => {
      const { bookings } = await api.getBookings({ booking_type: 'live', tiny: '1', page: 1, size });
      return bookings.some(({ booking_id }) => booking_id === liveId);
    },
    change: async (wanted) => {
      const receipt = await (wanted ? api.createBooking : api.removeBooking)(booking);
      const isBooked = receipt?.is_booked ?? wanted;
      setCount((before) => receipt?.booking_count ?? before);
      page.say(isBooked ? '预约成功，开播前提醒你' : '已取消预约');
      return isBooked;
    },
  });
  return { ...toggle, count };
};
