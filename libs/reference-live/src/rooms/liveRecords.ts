import type { LiveDetail, LivePost, LivePush, LiveStatus } from '@share/api-contract/sent';

/** A stored live room; counts that others change are added when it is read. */
export type StoredLive = Omit<LiveDetail, 'online_count' | 'booking_count' | 'live_count'> & {
  /** Viewers in the app while the room is live. */
  online_base: number;
  /** Bookings made in the app. */
  booking_base: number;
  /** Positions of the room's log are valid for this epoch only. */
  epoch: string;
};

/** A stored entry of the text and picture column. */
export type StoredPost = Omit<LivePost, 'is_liked'> & {
  room: string;
  /** Not of the sample content. */
  is_written?: true;
};

/** A push that is an entry of the log; state and counts are not. */
export type LogPush = Exclude<LivePush, { type: 'room' }>;

/** An entry of a room's log. Positions of a room start at 1 and have no gaps. */
export interface LogEntry {
  room: string;
  position: number;
  type: LogPush['type'];
  push: LogPush;
  msg_id?: string;
  /** Not of the sample content. */
  is_written?: true;
}

export interface StoredBooking {
  id: string;
  booking_id: string;
  booking_type: 'live';
  owner_user_id: string;
  /** Seconds. */
  created_at: number;
  /** Not of the sample content. */
  is_written?: true;
}

/** Where the bookings of a room made here are counted. */
export const bookingsOf = (liveId: string) => ({ kind: 'booking-count', id: liveId, field: 'total' });

/** The id of a log entry in the store. */
export const entryId = (room: string, position: number): string => `${room}:${position}`;

/**
 * The state of a room at a time: the editors' state until a planned time passes. At its start an upcoming room is live;
 * at its end a live room is a replay when there is a recording.
 *
 * @param now seconds
 */
export const statusAt = (
  {
    status,
    start_time,
    end_time,
    playlists,
  }: Pick<StoredLive, 'status' | 'start_time' | 'end_time' | 'playlists'>,
  now: number,
): LiveStatus => {
  if (status > 1 || now < start_time) return status;
  if (end_time === undefined || now < end_time) return 1;
  return playlists.some(({ type }) => type === 'replay') ? 3 : 2;
};
