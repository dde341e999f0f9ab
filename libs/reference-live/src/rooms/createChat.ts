import type { ChatMessage, ChatPage } from '@share/api-contract/sent';
import {
  createQueue,
  failures,
  idOfKey,
  isBlank,
  lengthOf,
  type LimitRate,
  type Store,
  toPlainText,
  type User,
} from '@share/reference-core';
import { channelOf, type Realtime } from '../realtime/Realtime';
import type { LiveLimits } from './createLiveParts';
import type { Lives } from './createLives';
import type { RoomLog } from './createRoomLog';
import type { LogEntry, LogPush, StoredLive } from './liveRecords';

const maxMessageLength = 500;
const maxReads = 20;

interface ChatOptions {
  store: Store;
  lives: Lives;
  log: RoomLog;
  realtime: Realtime;
  limitRate: LimitRate;
  limits: LiveLimits;
  /** Milliseconds. */
  now: () => number;
  createId: () => string;
  onPublishError: (error: unknown) => void;
}

export interface Message {
  liveId: string;
  content: string;
  user: User;
  idempotencyKey: string | undefined;
}

/** The chat of live rooms, and other entries of their channels. */
export interface Chat {
  page(liveId: string, options: { size: number; before?: number; since?: number }): Promise<ChatPage>;
  /** Resolves when the message is stored; it is published after that. */
  send(message: Message): Promise<ChatMessage>;
  /** Deletes a message or post; returns undefined when there is none. */
  withdraw(liveId: string, msgId: string): Promise<LogEntry | undefined>;
  /** Stores and publishes a post or a change of state. */
  announce(liveId: string, push: LogPush): Promise<LogEntry>;
}

/** Stored for a submit with an idempotency key, so that a repeat finds its message. */
interface Submission {
  id: string;
  room: string;
  content: string;
  /** Last position of the log before the first attempt. */
  from: number;
  /** Of its message in the log, once that is stored: a repeat needs no search. */
  position?: number;
  /** Seconds. */
  at: number;
}

const isChatOn = ({ columns }: StoredLive): boolean =>
  columns.some(
    ({ type, enable_chat }) => type === 'chat' && [true, 1, '1', 'true'].includes(enable_chat ?? false),
  );

const toText = (content: string): string => {
  const text = toPlainText(content);
  if (isBlank(text)) throw failures.messageEmpty();
  if (lengthOf(text) > maxMessageLength) throw failures.messageTooLong(maxMessageLength);
  return text;
};

const messagesOf = (entries: readonly LogEntry[]): ChatMessage[] =>
  entries.flatMap(({ push }) => (push.type === 'message' ? [push.message] : []));

/** The longest tail of the entries with at most `size` messages. */
const lastMessages = (entries: readonly LogEntry[], size: number): LogEntry[] => {
  const surplus = messagesOf(entries).length - size;
  const first = entries.filter(({ type }) => type === 'message')[surplus];
  return entries.filter(({ position }) => surplus <= 0 || position >= (first?.position ?? 0));
};

export const createChat = (options: ChatOptions): Chat => {
  const { store, lives, log, realtime, limitRate, limits, now, createId } = options;
  const enqueue = createQueue();
  const seconds = () => Math.floor(now() / 1000);

  /** One after another per room, so that a realtime server without positions gets the entries in order, too. */
  const appendAndPublish = (room: string, append: () => Promise<LogEntry | undefined>) =>
    enqueue(`room ${room}`, async () => {
      const entry = await append();
      if (!entry) return undefined;
      await realtime
        .publish(channelOf(room), { offset: entry.position, data: entry.push })
        .catch(options.onPublishError);
      return entry;
    });

  const readBack = async (room: string, end: number, size: number): Promise<LogEntry[]> => {
    let found: LogEntry[] = [];
    let start = end;
    for (let reads = 0; reads < maxReads && start > 0 && messagesOf(found).length < size; reads += 1) {
      const length = Math.min(size, start);
      start -= length;
      found = [...(await log.after(room, start, length)), ...found];
    }
    return lastMessages(found, size);
  };

  const page: Chat['page'] = async (liveId, { size, before, since }) => {
    const live = await lives.find(liveId);
    const top = await log.top(liveId);
    const entries =
      since === undefined
        ? await readBack(liveId, Math.min(top, (before ?? top + 1) - 1), size)
        : await log.after(liveId, since, size);
    return {
      messages: messagesOf(entries),
      deleted: [...new Set(entries.flatMap(({ push }) => (push.type === 'delete' ? [push.msg_id] : [])))],
      oldest: entries[0]?.position ?? Math.min(top, since ?? 0),
      offset: entries.at(-1)?.position ?? top,
      epoch: live.epoch,
      online_count: await lives.countOnline(live),
    };
  };

  const findOrStoreSubmission = async (
    { liveId, user, idempotencyKey }: Message,
    content: string,
  ): Promise<Submission> => {
    // A repeat costs as much as a message, so it counts as one.
    await limitRate('chat', user.user_id, limits.chat);
    const id = idempotencyKey ? await idOfKey(user.user_id, idempotencyKey) : createId();
    const earlier = idempotencyKey ? await store.get<Submission>('live-submit', id) : undefined;
    if (earlier) {
      if (earlier.room !== liveId || earlier.content !== content) throw failures.messageKeyReused();
      return earlier;
    }
    const submit = { id, room: liveId, content, from: await log.top(liveId), at: seconds() };
    if (idempotencyKey && !(await store.insert('live-submit', id, submit))) {
      return (await store.get<Submission>('live-submit', id)) ?? submit;
    }
    return submit;
  };

  const write = async (message: Message): Promise<ChatMessage> => {
    const { liveId, user } = message;
    const live = await lives.find(liveId);
    if (lives.statusOf(live) !== 1 || !isChatOn(live)) throw failures.chatClosed();
    const submit = await findOrStoreSubmission(message, toText(message.content));
    const toPush = (position: number) => ({
      type: 'message' as const,
      message: {
        msg_id: submit.id,
        position,
        content: submit.content,
        created_at: submit.at,
        alias: user.alias,
        ...(user.avatar && { avatar: user.avatar }),
        ...(user.ip_location && { ip_location: user.ip_location }),
        owner_user_id: user.user_id,
      },
    });
    // The outcome of the first time, also when the message has been withdrawn since: it does not come back.
    if (submit.position !== undefined) return toPush(submit.position).message;
    const entry = await appendAndPublish(liveId, () =>
      log.append(liveId, toPush, { from: submit.from, isWritten: true }),
    );
    const position = entry?.position ?? 0;
    if (message.idempotencyKey) await store.put('live-submit', submit.id, { ...submit, position });
    return toPush(position).message;
  };

  return {
    page,
    send: (message) => enqueue(`user ${message.user.user_id}`, () => write(message)),
    withdraw: (liveId, msgId) => appendAndPublish(liveId, () => log.withdraw(liveId, msgId)),
    announce: async (liveId, push) => {
      const entry = await appendAndPublish(liveId, () => log.append(liveId, () => push, { isWritten: true }));
      if (!entry) throw failures.roomMissing();
      return entry;
    },
  };
};
