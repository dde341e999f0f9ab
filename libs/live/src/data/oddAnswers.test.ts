/** @jest-environment node */
import { findUnshown, received, siteOrigin } from '@share/content-cards/testing';
import { createMemoryStore, createReferencePlatform, seedStore } from '@share/reference-platform';
import { toChatPart } from '../chat/toChatPart';
import { toLiveView } from './toLiveView';
import { toRoomView } from './toRoomView';

let platform: ReturnType<typeof createReferencePlatform>;
beforeAll(async () => {
  const store = createMemoryStore();
  await seedStore(store, { now: Date.now() });
  platform = createReferencePlatform({ store });
});

const read = async (path: string): Promise<object> =>
  ((await (await platform.request(path)).json()) as { data: object }).data;

test.each([
  ['a room', '/peony/v3/live/info/birdlive', (answer: never) => toLiveView(answer, { siteOrigin })],
  [
    'text and pictures',
    '/peony/v3/live/room/lvBridg1?page=1&size=20',
    (answer: never) => toRoomView(answer, { siteOrigin }),
  ],
  ['the chat', '/peony/v3/live/chat/lvBirds1?size=20', toChatPart],
] as const)('%s is shown, whatever lists in it hold', async (_name, path, toView) => {
  expect(findUnshown(await read(path), toView as (answer: never) => unknown)).toEqual([]);
});

test.each(['deleted', 'messages', 'epoch', 'oldest', 'offset', 'online_count'])(
  'a chat without %s is shown',
  async (name) => {
    const sent = await read('/peony/v3/live/chat/lvBirds1?size=20');
    const without = Object.fromEntries(Object.entries(sent).filter(([field]) => field !== name));
    expect(toChatPart(received(without))).toMatchObject({ deleted: [], lines: expect.any(Array) });
  },
);

test('an odd line or entry is left out, and the others stay', async () => {
  const chat = (await read('/peony/v3/live/chat/lvBirds1?size=20')) as { messages: object[] };
  const part = toChatPart(received({ ...chat, messages: [null, 'x', {}, ...chat.messages, [7]] }));
  expect(part.lines).toEqual(toChatPart(received(chat)).lines);
  const room = (await read('/peony/v3/live/room/lvBridg1?page=1&size=5')) as { posts: object[] };
  const odd = toRoomView(received({ ...room, posts: [null, 'x', {}, ...room.posts, [7]] }), { siteOrigin });
  expect(odd).toEqual(toRoomView(received(room), { siteOrigin }));
});
