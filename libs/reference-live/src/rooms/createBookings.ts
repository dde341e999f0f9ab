import type { BookingList, BookingReceipt } from '@share/api-contract/sent';
import { failures, type Paging, type Store, toRange } from '@share/reference-core';
import type { Lives } from './createLives';
import { bookingsOf, type StoredBooking, type StoredLive } from './liveRecords';

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
  /** All of them, in their order. */
  const findRooms = async (liveIds: readonly string[]): Promise<StoredLive[]> => {
    const found = await store.getAll<StoredLive>('live', liveIds);
    if (found.length < liveIds.length) throw failures.roomMissing();
    return found;
  };
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
      const rooms = isTiny ? [] : await findRooms(booked.map(({ booking_id }) => booking_id));
      const bookings = booked.map(({ booking_id, booking_type, created_at }, at) => {
        const room = rooms[at];
        return { booking_id, booking_type, created_at, ...(room && { live: lives.summary(room) }) };
      });
      return { bookings, total: await store.count('booking', where) };
    },
  };
};
