/**
 * The whole platform in memory, for `benchChat.mjs` and `benchRooms.mjs`: users write in a room at the given rate. Bundled with esbuild,
 * and started as a process of its own. `LINES_PER_SECOND` of those said are pushed, by default all.
 *
 * Requests: `sendLines` (`count`, `rate`, of so many `authors`; each `hostEvery`th is the host's), `change` (other fields of the room), `tokens` (for so many users). Each answer has
 * how many visitors are connected, and since the answer before the calls that came and the CPU time of this process.
 */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createConnectionTokens, createRoomLog } from '@share/reference-live';
import { createMemoryStore, createReferencePlatform, seedStore } from '../src/index';
import { attachHub, createEmbeddedHub } from '../src/server';

const room = 'lvBirds1';
const store = createMemoryStore();
await seedStore(store, { now: Date.now() });
// By default every line: it is measured how many a page can bear.
const linesPerSecond = Number(process.env.LINES_PER_SECOND ?? 0);
const hub = createEmbeddedHub({ store, settings: { linesPerSecond } });
const log = createRoomLog(store);
const platform = createReferencePlatform({ store, realtime: { realtime: hub } });

/** The calls since the last answer: path, and when they came, in milliseconds. */
let calls = [];
const server = createServer(
  getRequestListener((request, bindings) => {
    calls.push({ path: new URL(request.url).pathname, at: performance.now() });
    return platform.fetch(request, bindings);
  }),
);
attachHub(server, hub);
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

const texts = ['今晚的江风刚刚好，音响很清楚', '坐标临川，全家一起看', '灯光好看！'];

const sendLine = async ({ count, rate, hostEvery = 0, authors = 90 }) => {
  const start = performance.now();
  for (let number = 0; number < count; number += 1) {
    const early = start + (number * 1000) / rate - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    const isHost = hostEvery > 0 && number % hostEvery === 0;
    const { position, push } = await log.append(room, (at) => ({
      type: 'message',
      message: {
        msg_id: `bench${at}`,
        position: at,
        content: `${number} ${texts[number % texts.length]}`,
        created_at: Math.floor(Date.now() / 1000),
        alias: `观众${number % authors}`,
        owner_user_id: isHost ? 'host' : `u${number % authors}`,
        ...(isHost && { is_host: true }),
      },
    }));
    await hub.publish(`live:${room}`, { offset: position, data: push });
  }
};

let before = { cpu: process.cpuUsage(), at: performance.now() };
const measure = () => {
  const { user, system } = process.cpuUsage(before.cpu);
  const answer = { cpuMs: (user + system) / 1_000, ms: performance.now() - before.at, calls };
  calls = [];
  before = { cpu: process.cpuUsage(), at: performance.now() };
  return answer;
};

const tokens = createConnectionTokens({ store, now: Date.now, createId: () => crypto.randomUUID() });
const issueTokens = (count) =>
  Promise.all(Array.from({ length: count }, (_, number) => tokens.issue(`u${number}`)));

process.on('message', async (request) => {
  if (request.sendLines) await sendLine(request.sendLines);
  if (request.change) await store.update('live', room, (live) => ({ ...live, ...request.change }));
  process.send({
    id: request.id,
    online: await hub.countOnline(`live:${room}`),
    ...(request.tokens && { tokens: await issueTokens(request.tokens) }),
    ...measure(),
  });
});
process.send({ id: 0, port: server.address().port, room });
