import type { LivePush } from '@share/api-contract/sent';
import type { LivePost, LiveStatus } from '@share/api-contract/types';

/** State and counts of a room, and the revision of what else is known about it. */
export type RoomPush = Extract<LivePush, { type: 'room' }>;

/** Updates of a room besides chat. */
export type LiveEvents = {
  /** The room has changed its state. */
  status: LiveStatus;
  /** The room as it is now. */
  room: RoomPush;
  /** Whether state and counts are pushed from now on. */
  pushed: boolean;
  /** A new entry of the text and picture column. */
  post: LivePost;
  /** msg_id of a post or message that was withdrawn. */
  deleted: string;
  /** Viewers in the app and on the web, whenever the platform says. */
  online: number;
  /** A connection has come back with a gap: what is not chat has to be read again. */
  missed: undefined;
};

/** Live updates of one room. While they cannot be pushed, nothing arrives: code that needs them polls the platform. */
export interface LiveUpdates {
  isPushed(): boolean;
  /** @returns ends the listening */
  on<Event extends keyof LiveEvents>(event: Event, listener: (value: LiveEvents[Event]) => void): () => void;
}
