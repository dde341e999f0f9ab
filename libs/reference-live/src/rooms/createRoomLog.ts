import type { Store } from '@share/reference-core';
import { entryId, type LogEntry, type LogPush } from './liveRecords';

const kind = 'live-entry';

/** Creates the push stored at a position. */
type ToPush = (position: number) => LogPush;

/**
 * The log of a room. Positions start at 1 and have no gaps: an entry is stored only after the one before it, so a visitor
 * who has seen position n has missed none below it.
 */
export interface RoomLog {
  /** The last position; 0 for an empty log. */
  top(room: string): Promise<number>;
  /** Entries after a position, oldest first. */
  after(room: string, position: number, limit: number): Promise<LogEntry[]>;
  /**
   * Stores an entry at the next free position. With the `from` of an earlier attempt with the same msg_id it returns the
   * entry of that attempt instead of storing a second one, also when it has been withdrawn since.
   */
  append(room: string, toPush: ToPush, options?: { from?: number; isWritten?: boolean }): Promise<LogEntry>;
  /** Replaces a message or post by its deletion and appends the deletion. Undefined when unknown. */
  withdraw(room: string, msgId: string): Promise<LogEntry | undefined>;
}

const msgIdOf = (push: LogPush): string | undefined => {
  switch (push.type) {
    case 'message':
      return push.message.msg_id;
    case 'post':
      return push.post.msg_id;
    case 'delete':
      return push.msg_id;
    case 'status':
      return undefined;
  }
};

const toEntry = (room: string, position: number, push: LogPush, isWritten: boolean): LogEntry => {
  const msg_id = msgIdOf(push);
  return {
    room,
    position,
    type: push.type,
    push,
    ...(msg_id && { msg_id }),
    ...(isWritten && { is_written: true }),
  };
};

export const createRoomLog = (store: Store): RoomLog => {
  const top: RoomLog['top'] = async (room) =>
    (await store.list<LogEntry>(kind, { where: { room }, limit: 1 }))[0]?.position ?? 0;

  const append: RoomLog['append'] = async (room, toPush, { from, isWritten = false } = {}) => {
    for (let position = (from ?? (await top(room))) + 1; ; position += 1) {
      const entry = toEntry(room, position, toPush(position), isWritten);
      if (await store.insert(kind, entryId(room, position), entry)) return entry;
      const taken = await store.get<LogEntry>(kind, entryId(room, position));
      const isSame = entry.msg_id !== undefined && taken?.msg_id === entry.msg_id;
      if (taken && isSame && (taken.type === entry.type || taken.type === 'delete')) return taken;
    }
  };

  return {
    top,
    append,
    // By key: the positions have no gaps, so the ids are known. Counting to an offset would take longer with every entry.
    after: (room, position, limit) =>
      store.getAll<LogEntry>(
        kind,
        Array.from({ length: limit }, (_, index) => entryId(room, position + index + 1)),
      ),
    withdraw: async (room, msgId) => {
      const [entry] = await store.list<LogEntry>(kind, {
        where: { room, msg_id: msgId },
        order: 'oldest',
        limit: 1,
      });
      if (!entry || entry.type === 'delete') return undefined;
      const push = { type: 'delete' as const, msg_id: msgId };
      await store.put(kind, entryId(room, entry.position), toEntry(room, entry.position, push, false));
      return append(room, () => push);
    },
  };
};
