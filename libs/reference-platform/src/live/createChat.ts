import type { ChatMessage, ChatPage, LivePush } from '@share/api-contract/types';
import type { User } from '../comment/createCommentWriter';
import { type createPace, createTurns } from '../platform/createPace';
import { idOfKey } from '../platform/digests';
import { failures } from '../platform/PlatformFailure';
import { isBlank, lengthOf, toPlainText } from '../platform/toPlainText';
import { channelOf, type Realtime } from '../realtime/Realtime';
import type { Store } from '../store/Store';
import type { LiveLimits } from './createLiveParts';
import type { Lives } from './createLives';
import type { RoomLog } from './createRoomLog';
import type { LogEntry, StoredLive } from './liveRecords';

const maxMessageLength = 500;
const longestWalk = 20;

interface ChatOptions {
  store: Store;
  lives: Lives;
  log: RoomLog;
  realtime: Realtime;
  pace: ReturnType<typeof createPace>;
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

/** The chat of live rooms, and what else their channels carry. */
export interface Chat {
  page(liveId: string, options: { size: number; before?: number; since?: number }): Promise<ChatPage>;
  /** Resolves when the message is stored; subscribers get it after that. */
  send(message: Message): Promise<ChatMessage>;
  /** Takes a message or post back; undefined when there is none. */
  withdraw(liveId: string, msgId: string): Promise<LogEntry | undefined>;
  /** Stores something else that happened, a post or a state, and tells subscribers. */
  announce(liveId: string, push: LivePush): Promise<LogEntry>;
}

/** What is kept of a submit with a key, so that sending it again finds what it stored. */
interface Submit {
  id: string;
  room: string;
  content: string;
  /** Top of the log before the first attempt. */
  from: number;
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

/** The end of a part of a log that holds at most so many messages. */
const lastMessages = (entries: readonly LogEntry[], size: number): LogEntry[] => {
  const surplus = messagesOf(entries).length - size;
  const first = entries.filter(({ type }) => type === 'message')[surplus];
  return entries.filter(({ position }) => surplus <= 0 || position >= (first?.position ?? 0));
};

export const createChat = (options: ChatOptions): Chat => {
  const { store, lives, log, realtime, pace, limits, now, createId } = options;
  const inTurn = createTurns();
  const seconds = () => Math.floor(now() / 1000);

  /** Stores and publishes room by room in turn, so that a server that keeps no positions gets them in order too. */
  const publishing = (room: string, append: () => Promise<LogEntry | undefined>) =>
    inTurn(`room ${room}`, async () => {
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
    for (let walk = 0; walk < longestWalk && start > 0 && messagesOf(found).length < size; walk += 1) {
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

  const submitOf = async ({ liveId, user, idempotencyKey }: Message, content: string): Promise<Submit> => {
    const id = idempotencyKey ? await idOfKey(user.user_id, idempotencyKey) : createId();
    const earlier = idempotencyKey ? await store.get<Submit>('live-submit', id) : undefined;
    if (earlier) {
      if (earlier.room !== liveId || earlier.content !== content) throw failures.messageKeyReused();
      return earlier;
    }
    await pace('chat', user.user_id, limits.chat);
    const submit = { id, room: liveId, content, from: await log.top(liveId), at: seconds() };
    if (idempotencyKey && !(await store.insert('live-submit', id, submit))) {
      return (await store.get<Submit>('live-submit', id)) ?? submit;
    }
    return submit;
  };

  const write = async (message: Message): Promise<ChatMessage> => {
    const { liveId, user } = message;
    const live = await lives.find(liveId);
    if (lives.statusOf(live) !== 1 || !isChatOn(live)) throw failures.chatClosed();
    const submit = await submitOf(message, toText(message.content));
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
    const entry = await publishing(liveId, () =>
      log.append(liveId, toPush, { from: submit.from, isWritten: true }),
    );
    return entry?.push.type === 'message' ? entry.push.message : toPush(0).message;
  };

  return {
    page,
    send: (message) => inTurn(`user ${message.user.user_id}`, () => write(message)),
    withdraw: (liveId, msgId) => publishing(liveId, () => log.withdraw(liveId, msgId)),
    announce: async (liveId, push) => {
      const entry = await publishing(liveId, () => log.append(liveId, () => push, { isWritten: true }));
      if (!entry) throw failures.roomMissing();
      return entry;
    },
  };
};
