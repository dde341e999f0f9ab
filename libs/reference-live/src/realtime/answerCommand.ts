import * as z from 'zod';
import { toPublication } from './createChannels';
import type { Session } from './createHubClient';
import { hubCloses, type HubError, hubErrors } from './hubSettings';
import { type Publication, roomOf } from './Realtime';

const channel = z.string().min(1).max(255);
const none = z.looseObject({});

const commandSchema = z.looseObject({
  id: z.int().min(1).optional(),
  connect: z.looseObject({ token: z.string().max(4096).default('') }).optional(),
  refresh: z.looseObject({ token: z.string().max(4096).default('') }).optional(),
  subscribe: z
    .looseObject({
      channel,
      recover: z.boolean().default(false),
      offset: z.int().min(0).default(0),
      epoch: z.string().max(64).default(''),
    })
    .optional(),
  unsubscribe: z.looseObject({ channel }).optional(),
  publish: z.looseObject({ channel }).optional(),
  presence: none.optional(),
  presence_stats: z.looseObject({ channel }).optional(),
  history: z
    .looseObject({
      channel,
      limit: z.int().min(-1).max(10_000).default(0),
      since: z.looseObject({ offset: z.int().min(0).default(0), epoch: z.string().default('') }).optional(),
      reverse: z.boolean().default(false),
    })
    .optional(),
  ping: none.optional(),
  rpc: none.optional(),
  send: none.optional(),
});

/** A command of the realtime protocol, which has one of the optional parts. */
export type Command = z.output<typeof commandSchema>;

/** Parses one line of a frame; undefined when it is no command. */
export const readCommand = (line: string): Command | undefined => {
  try {
    return commandSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
};

const protocolVersion = 'reference';

/** Reads the token of `connect` or `refresh`; when it is refused, replies or closes and returns undefined. */
const authenticate = async (session: Session, id: number | undefined, token: string) => {
  const read = await session.tokens.read(token);
  if (read === 'invalid') return session.close(hubCloses.invalidToken);
  if (read !== 'expired') return read;
  // After an error reply to a refresh the client stays away for good; after a close it reconnects with a new token.
  if (session.user !== undefined) return session.close(hubCloses.expired);
  return session.reply(id, { error: hubErrors.tokenExpired });
};

const toConnectionInfo = (session: Session, expiresAt: number) => ({
  client: session.id,
  version: protocolVersion,
  expires: true,
  ttl: expiresAt - Math.floor(session.now() / 1000),
});

const connect = async (session: Session, { id, connect: request }: Command): Promise<void> => {
  if (session.user !== undefined) return session.close(hubCloses.badRequest);
  const claims = await authenticate(session, id, request?.token ?? '');
  if (!claims || !session.isOpen()) return;
  if (!session.admit(claims)) return session.close(hubCloses.connectionLimit);
  session.expectRefresh(claims.expiresAt);
  const { ping } = session.settings;
  session.reply(id, {
    connect: { ...toConnectionInfo(session, claims.expiresAt), ping, pong: true, node: session.node },
  });
};

const refresh = async (session: Session, { id, refresh: request }: Command): Promise<void> => {
  const claims = await authenticate(session, id, request?.token ?? '');
  if (!claims || !session.isOpen()) return;
  if (claims.user !== session.user) return session.close(hubCloses.invalidToken);
  session.expectRefresh(claims.expiresAt);
  session.reply(id, { refresh: toConnectionInfo(session, claims.expiresAt) });
};

interface Recovery {
  offset: number;
  was_recovering: boolean;
  recovered: boolean;
  publications: Publication[];
}

/** The entries that a returning client has missed; nothing when its position is unknown or it has missed too much. */
const recover = async (
  { log, settings }: Session,
  room: string,
  epoch: string,
  request: NonNullable<Command['subscribe']>,
): Promise<Recovery> => {
  const top = await log.top(room);
  const missed = top - request.offset;
  const isKnown = request.epoch === epoch && missed >= 0 && missed <= settings.recovery;
  if (!request.recover || !isKnown) {
    return { offset: top, was_recovering: request.recover, recovered: false, publications: [] };
  }
  const publications = (await log.after(room, request.offset, missed)).map(toPublication);
  return { offset: top, was_recovering: true, recovered: true, publications };
};

const subscribe = async (session: Session, { id, subscribe: request }: Command): Promise<void> => {
  if (!request) return;
  const { channel } = request;
  const { joined, channels } = session;
  const fail = (error: HubError) => session.reply(id, { error });
  if (joined.has(channel)) return fail(hubErrors.alreadySubscribed);
  if (joined.size >= session.settings.channels) return fail(hubErrors.limitExceeded);
  const room = roomOf(channel);
  const epoch = room && (await session.epochOf(room));
  if (!room || !epoch) return fail(hubErrors.permissionDenied);
  if (!session.isOpen()) return;

  // Joins before it reads the history: what is published in between is held back, and sent if it is newer.
  const held: Publication[] = [];
  joined.set(channel, { offset: 0, held });
  try {
    await channels.join(channel, session.subscriber);
    const state = await recover(session, room, epoch, request);
    session.reply(id, { subscribe: { recoverable: true, positioned: true, epoch, ...state } });
    joined.set(channel, { offset: state.offset, held: undefined });
    for (const publication of held) if (publication.offset > state.offset) session.push(channel, publication);
    const latest = session.news.latest(channel);
    if (latest) session.push(channel, { data: latest });
  } catch (error) {
    joined.delete(channel);
    channels.leave(channel, session.subscriber);
    throw error;
  }
};

const unsubscribe = (session: Session, { id, unsubscribe: { channel } = { channel: '' } }: Command): void => {
  session.joined.delete(channel);
  session.channels.leave(channel, session.subscriber);
  session.reply(id, { unsubscribe: {} });
};

const presenceStats = (
  session: Session,
  { id, presence_stats: { channel } = { channel: '' } }: Command,
): void => {
  if (!session.joined.has(channel)) return session.reply(id, { error: hubErrors.permissionDenied });
  const present = session.channels.subscribers(channel);
  session.reply(id, {
    presence_stats: {
      num_clients: present.length,
      num_users: new Set(present.map(({ user }) => user)).size,
    },
  });
};

/** At most `limit` entries before a position, newest first. */
const entriesBefore = async (session: Session, room: string, position: number, limit: number) => {
  const entries = await session.log.after(room, Math.max(0, position - limit), Math.min(limit, position));
  return entries.reverse();
};

/** At most `limit` entries after a position, oldest first. */
const entriesAfter = async (session: Session, room: string, position: number, limit: number) => {
  if (limit <= 0) return [];
  return session.log.after(room, position, limit);
};

const history = async (session: Session, { id, history: request }: Command): Promise<void> => {
  if (!request) return;
  const room = roomOf(request.channel);
  const epoch = room && session.joined.has(request.channel) && (await session.epochOf(room));
  if (!room || !epoch) return session.reply(id, { error: hubErrors.permissionDenied });
  if (request.since?.epoch && request.since.epoch !== epoch) {
    return session.reply(id, { error: hubErrors.unrecoverablePosition });
  }
  const top = await session.log.top(room);
  const limit = Math.min(
    request.limit < 0 ? session.settings.recovery : request.limit,
    session.settings.recovery,
  );
  const start = request.since?.offset ?? (request.reverse ? top : 0);
  const entries = request.reverse
    ? await entriesBefore(session, room, start, limit)
    : await entriesAfter(session, room, start, limit);
  session.reply(id, { history: { publications: entries.map(toPublication), epoch, offset: top } });
};

/**
 * Runs one command. Clients may not publish, and may see the number of subscribers but not their identity.
 */
export const answerCommand = async (session: Session, command: Command): Promise<void> => {
  if (command.send) return;
  const { id } = command;
  if (id === undefined) return session.close(hubCloses.badRequest);
  if (command.connect) return connect(session, command);
  if (session.user === undefined) return session.close(hubCloses.badRequest);
  if (command.subscribe) return subscribe(session, command);
  if (command.unsubscribe) return unsubscribe(session, command);
  if (command.refresh) return refresh(session, command);
  if (command.presence_stats) return presenceStats(session, command);
  if (command.history) return history(session, command);
  if (command.ping) return session.reply(id, { ping: {} });
  if (command.publish) return session.reply(id, { error: hubErrors.permissionDenied });
  const isKnown = command.presence ?? command.rpc;
  session.reply(id, { error: isKnown ? hubErrors.notAvailable : hubErrors.badRequest });
};
