import type { LivePush } from '@share/api-contract/sent';
import type { ChatServices } from '../chat/ChatServices';
import type { ChatPush } from '../chat/createChatLog';
import { type ChatStore, createChatStore } from '../chat/createChatStore';
import { type ChatLine, type ChatPart, toChatLine } from '../chat/toChatPart';
import type { LiveConnection, LiveConnectionOptions, Ticket } from '@share/api-client/live';
import { createPoller } from './createPoller';
import { createRest } from './createRest';
import { createRoomEvents } from './createRoomEvents';
import type { LiveUpdates } from './LiveUpdates';
import { toLivePush } from './toLivePush';

/** Chat and updates of one room, read once for the whole page. */
export interface RoomFeed extends LiveUpdates {
  readonly store: ChatStore['store'];
  /** Loads and connects while there are subscribers. @returns unsubscribes */
  acquire(): () => void;
  /** Reads what was said, once: in a room that is over nothing comes any more. */
  read(): void;
  /** Reads the history again after a failure. */
  reload(): void;
  loadOlder(): Promise<void>;
  /** While a visitor reads back, more lines are saved, so that those in view stay. */
  setReadingBack(isReadingBack: boolean): void;
  /** After a login or logout: the connection is renewed for the user. */
  renew(): void;
  /** Shows a line that the platform has just stored. */
  add(line: ChatLine): void;
}

export interface RoomFeedOptions extends Pick<ChatServices, 'api' | 'platformOrigin'> {
  liveId: string;
  /** The server's part of the chat. */
  firstPart?: ChatPart | undefined;
  log?: LiveConnectionOptions['log'];
}

/**
 * Times between two reads while nothing is pushed, and until a refused connection is tried again at the latest, in milliseconds: with the next
 * read, which is within a minute.
 */
const pollingMs = 3_000;
const afterEndMs = 56_000;

const toChatPush = (push: LivePush | undefined): ChatPush => {
  const leftOut = push?.left_out_count;
  if (push?.type === 'delete') return { type: 'deletion', id: push.msg_id, leftOut };
  if (push?.type !== 'message') return { type: 'other', leftOut };
  const line = toChatLine(push.message);
  return line.text ? { type: 'line', line, leftOut } : { type: 'other', leftOut };
};

type Connected = Pick<LiveConnectionOptions, 'since' | 'onUp' | 'onPush' | 'onDown' | 'onEnd' | 'log'>;

const isTicket = (answer: Partial<Ticket>): answer is Ticket => Boolean(answer.token && answer.channel);

/** @returns undefined where the platform has no realtime */
const openConnection = async (
  { api, liveId, platformOrigin }: RoomFeedOptions,
  toOptions: () => Connected,
): Promise<LiveConnection | undefined> => {
  const loadTicket = () => api.getLiveToken({ live_id: liveId });
  const { ws, ...ticket } = await loadTicket();
  if (!ws || !isTicket(ticket)) return undefined;
  const { createLiveConnection } = await import('@share/api-client/live');
  const address = new URL(ws, platformOrigin || window.location.origin);
  address.protocol = address.protocol.replace('http', 'ws');
  return createLiveConnection({
    address: address.href,
    ticket,
    renewTicket: async () => {
      const renewed = await loadTicket();
      if (!isTicket(renewed)) throw new Error('The platform answered no ticket.');
      return renewed;
    },
    ...toOptions(),
  });
};

/** The position in the log that a message itself names. */
const positionOf = (push: LivePush | undefined): number | undefined =>
  push?.type === 'message' ? push.message.position : undefined;

/**
 * The chat of a room, and other updates that the platform pushes: history first, then the realtime connection from where the
 * history ends. Missing entries are loaded by `since`; while nothing can be pushed, that is done every few seconds.
 */
export const createRoomFeed = (options: RoomFeedOptions): RoomFeed => {
  const { log = console } = options;
  const events = createRoomEvents();
  const chat = createChatStore({ ...options, log, onOnline: (count) => events.emit('online', count) });
  let users = 0;
  /** `resting`: the platform has no realtime, or none for a while. */
  let connection: LiveConnection | 'coming' | 'resting' | undefined;
  const opened = () => (typeof connection === 'object' ? connection : undefined);
  let channelEpoch: string | undefined;
  /** When it is over, the poller connects after its next read. */
  const rest = createRest({ from: pollingMs, to: afterEndMs }, () => (connection = undefined));

  const poller = createPoller(async () => {
    if (document.visibilityState === 'hidden') return;
    await chat.catchUp();
    void connect(true);
  });
  /** The poller tries again, until there is a connection. */
  const fail = (error: unknown): void => {
    log.warn('chat: could not be read', error);
    chat.fail();
    if (users > 0) poller.setInterval(pollingMs);
  };
  const catchUp = () => void chat.catchUp().catch(fail);

  const takePush = (offset: number | undefined, data: unknown): void => {
    const push = toLivePush(data);
    // The offsets of a separate realtime server are its own: they are not positions of the log.
    const hasPositions = channelEpoch === undefined || channelEpoch === chat.log.epoch();
    if (!chat.push(hasPositions ? offset : positionOf(push), toChatPush(push))) catchUp();
    events.take(push);
    if (push?.type === 'room') chat.setLeftOut(push.left_out_count);
  };
  const end = (): void => {
    events.end();
    rest.stop();
    opened()?.close();
    connection = undefined;
  };
  const toConnected = (): Connected => ({
    since: { offset: chat.log.offset(), epoch: chat.log.epoch() },
    onUp: (epoch, isGapless) => {
      poller.setInterval(0);
      channelEpoch = epoch;
      if (isGapless) return;
      catchUp();
      events.emit('missed');
    },
    onPush: takePush,
    onDown: () => {
      events.end();
      poller.setInterval(pollingMs);
    },
    onEnd: () => {
      end();
      connection = 'resting';
      rest.afterEnd();
    },
    log,
  });
  /** History first: its end is where the connection begins. @param isRead it has just been read */
  const connect = async (isRead = false): Promise<void> => {
    if (connection || users === 0) return;
    connection = 'coming';
    try {
      if (!isRead) await chat.catchUp();
      const opened = await openConnection(options, toConnected);
      rest.succeed();
      connection = opened ?? 'resting';
      if (!opened) poller.setInterval(pollingMs);
    } catch (error) {
      connection = 'resting';
      rest.afterFailure();
      fail(error);
    }
    // There is no subscriber any more.
    if (users === 0) stop();
  };
  const stop = (): void => {
    poller.setInterval(0);
    // One that is coming is ended when it is there.
    if (connection !== 'coming') end();
  };

  return {
    store: chat.store,
    isPushed: events.isPushed,
    on: events.on,
    acquire: () => {
      users += 1;
      if (users === 1) void connect();
      return () => {
        users -= 1;
        if (users === 0) stop();
      };
    },
    read: catchUp,
    reload: () => {
      chat.restart();
      if (users > 0 && !connection) void connect();
      else catchUp();
    },
    loadOlder: chat.loadOlder,
    setReadingBack: (isReadingBack) => {
      if (!chat.setReadingBack(isReadingBack)) catchUp();
    },
    add: chat.add,
    renew: () => opened()?.renew(),
  };
};
