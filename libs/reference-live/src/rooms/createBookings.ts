import type { BookingList, BookingReceipt } from '@share/api-contract/sent';
import { failures, type Paging, type Store, toRange } from '@share/reference-core';
import type { Lives } from './createLives';
import { bookingsOf, type StoredBooking } from './liveRecords';

interface BookingsOptions {
  store: Store;
  lives: Lives;
  /** Milliseconds. */
  now: () => number;
}

interface ListOptions extends Paging {
  isTiny: boolean;
}

/** Bookings of live rooms, one per user and room. */
export interface Bookings {
  /** Idempotent. @throws PlatformFailure when the room has started */
  add(liveId: string, userId: string): Promise<BookingReceipt>;
  remove(liveId: string, userId: string): Promise<BookingReceipt>;
  list(userId: string, options: ListOptions): Promise<BookingList>;
}

export const createBookings = ({ store, lives, now }: BookingsOptions): Bookings => {
  const idOf = (liveId: string, userId: string): string => `live:${liveId}:${userId}`;
  const receipt = async (liveId: string, is_booked: boolean): Promise<BookingReceipt> => ({
    booking_id: liveId,
    is_booked,
    booking_count: await lives.countBookings(await lives.find(liveId)),
  });
  return {
    add: async (liveId, userId) => {
      const live = await lives.find(liveId);
      if (lives.statusOf(live) !== 0) throw failures.bookingClosed();
      const booking: StoredBooking = {
        id: idOf(liveId, userId),
        booking_id: liveId,
        booking_type: 'live',
        owner_user_id: userId,
        created_at: Math.floor(now() / 1000),
        is_written: true,
      };
      await store.insert('booking', booking.id, booking, [{ ...bookingsOf(liveId), by: 1 }]);
      return receipt(liveId, true);
    },
    remove: async (liveId, userId) => {
      await lives.find(liveId);
      await store.remove('booking', idOf(liveId, userId), [{ ...bookingsOf(liveId), by: -1 }]);
      return receipt(liveId, false);
    },
    list: async (userId, { isTiny, ...paging }) => {
      const where = { owner_user_id: userId };
      const booked = await store.list<StoredBooking>('booking', {
        where,
        ...toRange(paging),
      });
      const bookings = booked.map(async ({ booking_id, booking_type, created_at }) => ({
        booking_id,
        booking_type,
        created_at,
        ...(!isTiny && { live: lives.summary(await lives.find(booking_id)) }),
      }));
      return { bookings: await Promise.all(bookings), total: await store.count('booking', where) };
    },
  };
};
