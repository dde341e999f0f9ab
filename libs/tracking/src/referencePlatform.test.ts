/** @jest-environment node */
import { createSafeStorage } from '@share/environment';
import { createMemoryStore, createReferencePlatform } from '@share/reference-platform';
import { deviceFixture } from '../testing/eventFixture';
import { createSend, type Transports } from './createSend';
import { createTracker } from './createTracker';

const inMemory = () =>
  createSafeStorage(() => {
    throw new Error('no storage on a server');
  });

describe('the reference platform', () => {
  it('accepts events as text, and counts a repeated one once', async () => {
    const app = createReferencePlatform({ store: createMemoryStore(), testHooks: true });
    const answers: unknown[] = [];
    const transports = {
      fetch: async (path: string, init: RequestInit) => {
        const answer = await app.request(path, init);
        answers.push(await answer.clone().json());
        return answer;
      },
    } as unknown as Transports;
    const send = createSend('/tracker/log', transports);
    const tracker = createTracker({
      endpoint: '/tracker/log',
      storage: inMemory(),
      readDevice: () => deviceFixture,
      isAllowed: () => true,
      createId: () => 'event-1',
      send: async (body, isLeaving) => {
        await send(body, isLeaving);
        return send(`[${body}]`, isLeaving);
      },
    });

    tracker.report('exposure', { ids: ['wetland1', 'bridge02'] });
    expect(await tracker.flush()).toBe(true);
    expect(answers).toMatchObject([
      { code: 0, data: { accepted: 1, repeated: 0 } },
      { code: 0, data: { accepted: 0, repeated: 1 } },
    ]);
    const beacons = await (await app.request('/-/beacons')).json();
    expect(beacons).toMatchObject([{ event_id: 'event-1', tid: 'wetland1|bridge02', behavior: 'exposure' }]);
  });
});
