/**
 * Visitors of a room for `benchRooms.mjs`: the feed and the follower of the pages, each with a connection and a network of its own.
 * Bundled with esbuild, and started as a process of its own.
 *
 * Requests: `open` (`count`; `origin` of the platform; `room`; `isPushed`: false polls as if nothing were pushed; `tokens` of users), `close`.
 * Each answer has what each visitor was sent since the answer before.
 */
import WebSocket from 'ws';
import { createApiClient, createFetchTransport, createLiveApi } from '@share/api-client';
import { createRoomFeed } from '../src/realtime/createRoomFeed';
import { createRoomFollower } from '../src/realtime/createRoomFollower';

/** Milliseconds: a page reads a live room so often while nothing is pushed. */
const pollingMs = 10_000;
/** Visitors who come at once. */
const batch = 50;

const quiet = { addEventListener: () => undefined, removeEventListener: () => undefined };
globalThis.document = { ...quiet, visibilityState: 'visible' };
globalThis.window = { ...quiet, location: { origin: '' } };
globalThis.requestAnimationFrame = (act) => setTimeout(act, 16);

/** The visitor who opens a connection next: the client library knows addresses and nothing else. */
let opening;
globalThis.WebSocket = class extends WebSocket {
  constructor(address, protocols) {
    const { network, take } = opening;
    super(address, protocols, { headers: { 'x-forwarded-for': network } });
    this.on('message', take);
  }
};

const noNotes = () => ({ bytes: 0, lines: 0, hostLines: 0, ownLines: 0, doubled: 0, missing: 0 });

/** Counts what comes on a connection. @param user whose lines are the own ones */
const createNotes = (user) => {
  let notes = noNotes();
  let last;
  const takeEntry = ({ offset, data }) => {
    // State and counts are no entries of the log.
    if (offset === undefined) return;
    if (last !== undefined && offset <= last) notes.doubled += 1;
    // What a visitor has of those left out for others is counted for all the same.
    else if (last !== undefined) notes.missing += Math.max(0, offset - last - 1 - (data.left_out_count ?? 0));
    last = offset;
    if (data.type !== 'message') return;
    notes.lines += 1;
    if (data.message.is_host) notes.hostLines += 1;
    if (data.message.owner_user_id === user) notes.ownLines += 1;
  };
  return {
    take: (frame) => {
      notes.bytes += frame.length;
      for (const line of frame.toString().split('\n')) {
        const { push } = JSON.parse(line || '{}');
        if (push?.pub) takeEntry(push.pub);
      }
    },
    takeNotes: () => {
      const taken = notes;
      notes = noNotes();
      return taken;
    },
  };
};

const createVisitor = (number, { origin, room, isPushed, tokens }) => {
  const { take, takeNotes } = createNotes(`u${number}`);
  const network = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  const client = createApiClient({
    transport: createFetchTransport({ baseUrl: origin }),
    authScheme: '',
    getToken: async () => '',
    requestId: () => 'bench',
    onMissingToken: () => undefined,
    onUnauthorized: () => undefined,
  });
  const api = createLiveApi(client);
  const getLiveToken = async (query) => {
    const ticket = await api.getLiveToken(query);
    opening = { network, take };
    return tokens ? { ...ticket, token: tokens[number] } : ticket;
  };
  const feed = createRoomFeed({
    api: { ...api, getLiveToken },
    liveId: room,
    platformOrigin: origin,
    log: { warn: (...words) => console.error(...words) },
  });
  const follower = createRoomFollower(() => api.getLiveRoom({ id: room, page: 1, size: 10 }));
  return { api, feed, follower, takeNotes, room, isPushed };
};

/** Follows the room as a page does. Resolves when the room was pushed for the first time. */
const open = ({ api, feed, follower, room, isPushed }) =>
  new Promise((resolve) => {
    let known;
    follower.setPace(pollingMs);
    if (isPushed) feed.on('pushed', follower.setPushed);
    feed.on('room', ({ status, revision }) => {
      resolve();
      const current = `${status} ${revision}`;
      const isNew = known !== undefined && known !== current;
      known = current;
      if (isPushed && isNew) follower.soon(() => api.getLiveInfo({ id: room }));
    });
    feed.acquire();
  });

let visitors = [];
process.on('message', async ({ id, open: options, close }) => {
  if (options) {
    const all = Array.from({ length: options.count }, (_, number) => createVisitor(number, options));
    for (let start = 0; start < all.length; start += batch)
      await Promise.all(all.slice(start, start + batch).map(open));
    visitors = all;
  }
  const notes = visitors.map(({ takeNotes }) => takeNotes());
  process.send({ id, notes });
  if (close) process.exit(0);
});
process.send({ id: 0 });
