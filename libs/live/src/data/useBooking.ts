import type { LiveApi } from '@share/api-client';
import { useUserToggle } from '@share/content-cards';
import { useState } from 'react';
import { useLiveServices } from '../LiveServices';
import { liveKeys } from './liveKeys';

/** Bookings of one page: the most it may hold. */
const size = 50;
/** Pages that are looked through, newest first; no user books a thousand rooms. */
const maxPages = 20;

/** Whether the owner of the token has booked a room: no call tells that of one room, so their list is read until it is found. */
const loadIsBooked = async (api: Pick<LiveApi, 'getBookings'>, liveId: string): Promise<boolean> => {
  for (let page = 1, seen = 0; page <= maxPages; page += 1) {
    const { bookings = [], total = Infinity } = await api.getBookings({
      booking_type: 'live',
      tiny: '1',
      page,
      size,
    });
    if (bookings.some(({ booking_id }) => booking_id === liveId)) return true;
    seen += bookings.length;
    if (bookings.length === 0 || seen >= total) return false;
  }
  return false;
};

/** A room is booked by a visitor or not, after a login where necessary, and by how many it is (spec §7). */
export const useBooking = (liveId: string, initialCount: number) => {
  const { api, page } = useLiveServices();
  const [count, setCount] = useState(initialCount);
  const booking = { booking_id: liveId, booking_type: 'live' } as const;
  const toggle = useUserToggle({
    name: liveKeys.booking(liveId),
    action: 'booking',
    read: () => loadIsBooked(api, liveId),
    change: async (wanted) => {
      const receipt = await (wanted ? api.createBooking : api.removeBooking)(booking);
      const isBooked = receipt?.is_booked ?? wanted;
      setCount((before) => receipt?.booking_count ?? before);
      page.toast(isBooked ? '预约成功，开播前提醒你' : '已取消预约');
      return isBooked;
    },
  });
  return { ...toggle, count };
};
