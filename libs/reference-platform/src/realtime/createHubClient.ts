import { answerCommand, type Command, readCommand } from './answerCommand';
import type { Channels, Subscriber } from './createChannels';
import type { HubConnection, HubOptions, HubSocket } from './createHub';
import { type HubClose, hubCloses, hubErrors, type HubSettings } from './hubSettings';
import type { Publication } from './Realtime';

interface PulseOptions {
  settings: HubSettings;
  /** Milliseconds. */
  now: () => number;
  ping: () => void;
  close: (reason: HubClose) => void;
}

type Timer = ReturnType<typeof setTimeout>;

/** The clocks of a connection: it introduces itself in time, answers pings, and renews its token. */
export const createPulse = ({ settings, now, ping, close }: PulseOptions) => {
  const timers = new Map<'ping' | 'pong' | 'expiry', Timer>();
  const cancel = (name: 'ping' | 'pong' | 'expiry'): void => {
    clearTimeout(timers.get(name));
    timers.delete(name);
  };
  const after = (name: 'ping' | 'pong' | 'expiry', milliseconds: number, act: () => void): void => {
    cancel(name);
    timers.set(name, setTimeout(act, milliseconds));
  };
  const beat = (): void => {
    ping();
    after('pong', settings.pong * 1000, () => close(hubCloses.noPong));
    after('ping', settings.ping * 1000, beat);
  };
  after('expiry', settings.introduction * 1000, () => close(hubCloses.stale));
  return {
    /** Starts pinging and waits for a new token from here on. */
    expectRefresh: (expiresAt: number): void => {
      if (!timers.has('ping')) after('ping', settings.ping * 1000, beat);
      after('expiry', (expiresAt + settings.expiredGrace) * 1000 - now(), () => close(hubCloses.expired));
    },
    pong: () => cancel('pong'),
    stop: () => [...timers.keys()].forEach(cancel),
  };
};

/** A connection as the hub sees it. */
export interface HubClient extends HubConnection {
  address: string;
  /** The owner of its token; empty for nobody in particular, undefined before it has connected. */
  user(): string | undefined;
  close(reason: HubClose): void;
}

/** What answering a command may use and change. */
export interface Session extends Required<
  Pick<HubOptions, 'log' | 'tokens' | 'epochOf' | 'now' | 'createId'>
> {
  readonly id: string;
  readonly node: string;
  readonly settings: HubSettings;
  readonly channels: Channels;
  user: string | undefined;
  subscriber: Subscriber;
  /** Joined channels; while the history is read, what arrives is held back here. */
  joined: Map<string, Publication[] | undefined>;
  reply(id: number | undefined, result: object): void;
  push(channel: string, publication: Publication): void;
  close(reason: HubClose): void;
  isOpen(): boolean;
  isCrowded(): boolean;
  /** @param expiresAt seconds */
  expectRefresh(expiresAt: number): void;
}

type Given = 'node' | 'settings' | 'channels' | 'log' | 'tokens' | 'epochOf' | 'now' | 'createId';

interface ClientOptions extends Pick<Session, Given> {
  socket: HubSocket;
  address: string;
  onError: (error: unknown) => void;
  isCrowded: (client: HubClient) => boolean;
  onEnd: () => void;
}

/** Commands that may wait for their turn. */
const maxWaiting = 200;

/** A bucket that refills with time; `take` says whether something was left in it. */
const createBucket = (rate: number, burst: number, now: () => number) => {
  let left = burst;
  let at = now();
  return (): boolean => {
    left = Math.min(burst, left + ((now() - at) / 1000) * rate);
    at = now();
    if (left < 1) return false;
    left -= 1;
    return true;
  };
};

/** One connection. Its commands are carried out strictly one after another. */
export const createHubClient = (options: ClientOptions): HubClient => {
  const { socket, address, settings, channels, now, createId, onError } = options;
  const take = createBucket(settings.commandRate, settings.commandBurst, now);
  let isOpen = true;
  let waiting = 0;
  let tail = Promise.resolve();

  const end = (): void => {
    if (!isOpen) return;
    isOpen = false;
    pulse.stop();
    for (const channel of session.joined.keys()) channels.leave(channel, session.subscriber);
    session.joined.clear();
    options.onEnd();
  };
  const close = ({ code, reason }: HubClose): void => {
    if (!isOpen) return;
    end();
    socket.close(code, reason);
  };
  const send = (frame: string): void => {
    if (!isOpen) return;
    if (socket.bufferedAmount > settings.queueBytes) close(hubCloses.slow);
    else socket.send(frame);
  };
  const pulse = createPulse({ settings, now, ping: () => send('{}'), close });

  const session: Session = {
    ...options,
    id: createId(),
    user: undefined,
    joined: new Map(),
    subscriber: {
      user: '',
      deliver: (channel, publication) => {
        const held = session.joined.get(channel);
        if (held) held.push(publication);
        else session.push(channel, publication);
      },
    },
    reply: (id, result) => send(JSON.stringify({ id, ...result })),
    push: (channel, pub) => send(JSON.stringify({ push: { channel, pub } })),
    close,
    isOpen: () => isOpen,
    isCrowded: () => options.isCrowded(client),
    expectRefresh: pulse.expectRefresh,
  };

  const carryOut = async (command: Command): Promise<void> => {
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
    if (line === '{}') return pulse.pong();
    const command = readCommand(line);
    if (!command || (waiting += 1) > maxWaiting) return close(hubCloses.badRequest);
    tail = tail.then(() => carryOut(command)).finally(() => (waiting -= 1));
  };

  const client: HubClient = {
    address,
    user: () => session.user,
    close,
    end,
    receive: (frame) => {
      for (const line of frame.split('\n')) if (isOpen && line.trim()) receiveLine(line.trim());
    },
  };
  return client;
};
