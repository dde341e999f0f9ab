import { answerCommand, type Command, readCommand } from './answerCommand';
import { createBucket } from './createBucket';
import { type Channels, type Frame, type Subscriber, toFrame } from './createChannels';
import type { ConnectionCounts } from './createConnectionCounts';
import type { TokenHolder } from './createConnectionTokens';
import type { HubConnection, HubOptions, HubSocket } from './createHub';
import { type HubClose, hubCloses, hubErrors, type HubSettings } from './hubSettings';
import type { RoomNews } from './createRoomNews';
import type { Publication } from './Realtime';

interface PulseOptions {
  settings: HubSettings;
  /** Milliseconds. */
  now: () => number;
  ping: () => void;
  close: (reason: HubClose) => void;
}

type Timer = ReturnType<typeof setTimeout>;

/** The timeouts of a connection: for its connect command, its pongs and the renewal of its token. */
const createConnectionTimers = ({ settings, now, ping, close }: PulseOptions) => {
  const timers = new Map<'ping' | 'pong' | 'expiry', Timer>();
  const cancel = (name: 'ping' | 'pong' | 'expiry'): void => {
    clearTimeout(timers.get(name));
    timers.delete(name);
  };
  const after = (name: 'ping' | 'pong' | 'expiry', milliseconds: number, act: () => void): void => {
    cancel(name);
    timers.set(name, setTimeout(act, milliseconds));
  };
  const sendPing = (): void => {
    ping();
    after('pong', settings.pong * 1000, () => close(hubCloses.noPong));
    after('ping', settings.ping * 1000, sendPing);
  };
  after('expiry', settings.introduction * 1000, () => close(hubCloses.stale));
  return {
    /** Starts the pings and the wait for a new token. */
    expectRefresh: (expiresAt: number): void => {
      if (!timers.has('ping')) after('ping', settings.ping * 1000, sendPing);
      after('expiry', (expiresAt + settings.expiredGrace) * 1000 - now(), () => close(hubCloses.expired));
    },
    pong: () => cancel('pong'),
    stop: () => [...timers.keys()].forEach(cancel),
  };
};

/** A connection of the hub. */
export interface HubClient extends HubConnection {
  /** The owner of its token; empty without a login, undefined before the connect command. */
  user(): string | undefined;
  close(reason: HubClose): void;
}

/** A channel of a connection. */
export interface JoinedChannel {
  /** Entries that the client has up to here are not sent again. */
  offset: number;
  /** Publications that arrive while the history is read. */
  held: Publication[] | undefined;
}

/** The state of a connection that commands use and change. */
export interface Session extends Required<
  Pick<HubOptions, 'log' | 'tokens' | 'epochOf' | 'now' | 'createId'>
> {
  readonly id: string;
  readonly node: string;
  readonly settings: HubSettings;
  readonly channels: Channels;
  readonly news: RoomNews;
  user: string | undefined;
  subscriber: Subscriber;
  joined: Map<string, JoinedChannel>;
  reply(id: number | undefined, result: object): void;
  push(channel: string, publication: Publication | Omit<Publication, 'offset'>): void;
  close(reason: HubClose): void;
  isOpen(): boolean;
  /** Takes the holder of the token. @returns false when that has too many connections */
  admit(holder: TokenHolder): boolean;
  /** @param expiresAt seconds */
  expectRefresh(expiresAt: number): void;
}

type SharedOptions =
  'node' | 'settings' | 'channels' | 'news' | 'log' | 'tokens' | 'epochOf' | 'now' | 'createId';

interface ClientOptions extends Pick<Session, SharedOptions> {
  socket: HubSocket;
  address: string;
  onError: (error: unknown) => void;
  counts: ConnectionCounts;
  onEnd: () => void;
}

/** Longest queue of commands. */
const maxWaiting = 200;

/** One connection. Its commands run strictly one after another. */
export const createHubClient = (options: ClientOptions): HubClient => {
  const { socket, address, counts, settings, channels, now, createId, onError } = options;
  const take = createBucket(settings.commandRate, settings.commandBurst, now);
  let isOpen = true;
  let leaveCounts: (() => void) | undefined;
  let waiting = 0;
  let tail = Promise.resolve();

  const end = (): void => {
    if (!isOpen) return;
    isOpen = false;
    timers.stop();
    for (const channel of session.joined.keys()) channels.leave(channel, session.subscriber);
    session.joined.clear();
    leaveCounts?.();
    options.onEnd();
  };
  const close = ({ code, reason }: HubClose): void => {
    if (!isOpen) return;
    end();
    socket.close(code, reason);
  };
  const send = (frame: string | Frame): void => {
    if (!isOpen) return;
    if (socket.bufferedAmount > settings.queueBytes) close(hubCloses.slow);
    else socket.send(frame);
  };
  const timers = createConnectionTimers({ settings, now, ping: () => send('{}'), close });

  const session: Session = {
    ...options,
    id: createId(),
    user: undefined,
    joined: new Map(),
    subscriber: {
      user: '',
      deliver: (channel, publications, frame) => {
        const { held, offset = 0 } = session.joined.get(channel) ?? {};
        const [first] = publications;
        if (held) held.push(...publications);
        else if (first && first.offset > offset) send(frame);
        else
          for (const publication of publications)
            if (publication.offset > offset) session.push(channel, publication);
      },
      // One that is still being subscribed gets the latest at the end of that.
      inform: (channel, frame) => {
        const joined = session.joined.get(channel);
        if (joined && !joined.held) send(frame);
      },
    },
    reply: (id, result) => send(JSON.stringify({ id, ...result })),
    push: (channel, publication) => send(toFrame(channel, [publication])),
    close,
    isOpen: () => isOpen,
    admit: ({ user, visitor }) => {
      leaveCounts = counts.add({ address, user, visitor });
      if (!leaveCounts) return false;
      session.user = session.subscriber.user = user;
      return true;
    },
    expectRefresh: timers.expectRefresh,
  };

  const run = async (command: Command): Promise<void> => {
    if (!isOpen) return;
    if (!take()) return session.reply(command.id, { error: hubErrors.tooManyRequests });
    try {
      await answerCommand(session, command);
    } catch (error) {
      onError(error);
      session.reply(command.id, { error: hubErrors.internal });
    }
  };

  const receiveLine = (line: string): void => {
    if (line === '{}') return timers.pong();
    const command = readCommand(line);
    if (!command || (waiting += 1) > maxWaiting) return close(hubCloses.badRequest);
    tail = tail.then(() => run(command)).finally(() => (waiting -= 1));
  };

  const client: HubClient = {
    user: () => session.user,
    close,
    end,
    receive: (frame) => {
      for (const line of frame.split('\n')) if (isOpen && line.trim()) receiveLine(line.trim());
    },
  };
  return client;
};
