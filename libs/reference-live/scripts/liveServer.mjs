/** A realtime hub with one room in memory, for `benchLive.mjs`: its own process, so that its share of a core is its own. */
import { createServer } from 'node:http';
import { createMemoryStore } from '@share/reference-core';
import { createConnectionTokens, createRoomLog } from '@share/reference-live';
import { attachHub, createEmbeddedHub } from '@share/reference-live/server';

const room = 'lvBench01';
const store = createMemoryStore();
await store.put('live', room, {
  live_id: room,
  epoch: 'bench',
  status: 1,
  start_time: 0,
  playlists: [],
  online_base: 0,
});
// Every line: it is measured that none is lost.
const hub = createEmbeddedHub({ store, settings: { linesPerSecond: 0 } });
const log = createRoomLog(store);
const server = createServer();
attachHub(server, hub);
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

/** Says something so many times, at so many a second; the text is the time at which it was said. */
const sendLine = async ({ count, rate }) => {
  const start = performance.now();
  for (let number = 0; number < count; number += 1) {
    const due = start + (number * 1000) / rate;
    const early = due - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    const entry = await log.append(room, (position) => ({
      type: 'message',
      message: {
        msg_id: `m${position}`,
        position,
        content: `at${Date.now()}.`,
        created_at: 0,
        alias: '测试',
      },
    }));
    await hub.publish(`live:${room}`, { offset: entry.position, data: entry.push });
  }
};

let before = { cpu: process.cpuUsage(), at: performance.now() };
/** Share of a core since the last call, and memory. */
const measure = () => {
  const cpu = process.cpuUsage(before.cpu);
  const share = (cpu.user + cpu.system) / 1000 / (performance.now() - before.at);
  before = { cpu: process.cpuUsage(), at: performance.now() };
  return { share, megabytes: process.memoryUsage().rss / 1e6 };
};

process.on('message', async (request) => {
  if (request.sendLines) await sendLine(request.sendLines);
  process.send({ id: request.id, online: await hub.countOnline(`live:${room}`), ...measure() });
});
const tokens = createConnectionTokens({ store, now: Date.now, createId: () => crypto.randomUUID() });
process.send({ id: 0, port: server.address().port, channel: `live:${room}`, token: await tokens.issue('') });
