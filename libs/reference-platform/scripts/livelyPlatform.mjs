/**
 * The whole platform in memory, for `benchChat.mjs`: a user writes in a room at the given rate. Bundled with esbuild,
 * and started as a process of its own.
 */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createRoomLog } from '@share/reference-live';
import { createMemoryStore, createReferencePlatform, seedStore } from '../src/index';
import { attachHub, createEmbeddedHub } from '../src/server';

const room = 'lvBirds1';
const store = createMemoryStore();
await seedStore(store, { now: Date.now() });
const hub = createEmbeddedHub({ store });
const log = createRoomLog(store);
const platform = createReferencePlatform({ store, realtime: { realtime: hub } });
const server = createServer(getRequestListener(platform.fetch));
attachHub(server, hub);
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

const texts = ['今晚的江风刚刚好，音响很清楚', '坐标临川，全家一起看', '灯光好看！'];

const say = async ({ count, rate }) => {
  const start = performance.now();
  for (let number = 0; number < count; number += 1) {
    const early = start + (number * 1000) / rate - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    const { position, push } = await log.append(room, (at) => ({
      type: 'message',
      message: {
        msg_id: `bench${at}`,
        position: at,
        content: `${number} ${texts[number % texts.length]}`,
        created_at: Math.floor(Date.now() / 1000),
        alias: `观众${number % 90}`,
        owner_user_id: `u${number % 90}`,
      },
    }));
    await hub.publish(`live:${room}`, { offset: position, data: push });
  }
};

process.on('message', async (request) => {
  if (request.say) await say(request.say);
  process.send({ id: request.id, online: await hub.countOnline(`live:${room}`) });
});
process.send({ id: 0, port: server.address().port });
