import { createSafeStorage } from '@share/environment';
import { deviceFixture, startSeconds } from '../testing/eventFixture';
import { createSend, type Transports } from './createSend';
import { createTracker } from './createTracker';
import type { TrackingEvent } from './TrackingEvent';

/** Small seeded generator (mulberry32), so that a failure can be repeated. */
const createRandom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
};

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A receiver that is killed and restarted, and stores each event id once. */
const createReceiver = (random: () => number) => {
  const store = new Map<string, TrackingEvent>();
  const state = { isUp: true, repeats: 0 };
  const take = (body: string) => {
    const payload = JSON.parse(body) as TrackingEvent | TrackingEvent[];
    for (const event of Array.isArray(payload) ? payload : [payload]) {
      if (store.has(event.event_id)) state.repeats += 1;
      store.set(event.event_id, event);
    }
  };
  const transports = {
    navigator: {
      /** The browser accepts nearly every beacon, also for a dead receiver, where it is lost. */
      sendBeacon: (_: string, body: string) => {
        if (random() < 0.1) return false;
        if (state.isUp) take(body);
        return true;
      },
    },
    /** A receiver may die before it reads the body, or after it has stored it and before it answers. */
    fetch: async (_: string, { body }: { body: string }) => {
      if (!state.isUp) throw new TypeError('Failed to fetch');
      take(body);
      if (random() < 0.2) throw new TypeError('connection reset');
      return { ok: true, status: 200, type: 'basic' };
    },
  } as unknown as Transports;
  return { store, state, transports };
};

describe('delivery', () => {
  it('loses no event and counts none twice, although the receiver is killed 200 times', async () => {
    localStorage.clear();
    const random = createRandom(20261121);
    const receiver = createReceiver(random);
    const made: string[] = [];
    const openPage = () => {
      const tracker = createTracker({
        endpoint: '/tracker/log',
        storage: createSafeStorage(() => localStorage),
        readDevice: () => deviceFixture,
        isAllowed: () => true,
        createId: () => `event-${made.length}`,
        send: createSend('/tracker/log', receiver.transports),
        now: () => startSeconds * 1000,
      });
      return { tracker, leave: tracker.start(window) };
    };
    const leavePage = () => {
      window.dispatchEvent(new Event('pagehide'));
      page.leave();
      window.dispatchEvent(new Event('pageshow'));
      page = openPage();
    };

    let page = openPage();
    for (let kill = 0; kill < 200; kill += 1) {
      receiver.state.isUp = false;
      for (let event = 0; event < 3; event += 1) {
        if (random() < 0.5) receiver.state.isUp = true;
        page.tracker.report('click', { ids: ['a'] });
        made.push(`event-${made.length}`);
        if (random() < 0.4) leavePage();
        else if (random() < 0.5) await page.tracker.flush();
        await settle();
      }
      receiver.state.isUp = true;
      window.dispatchEvent(new Event('online'));
      await settle();
    }
    for (let visit = 0; visit < 20; visit += 1) {
      leavePage();
      await settle();
    }
    page.leave();

    expect(made).toHaveLength(600);
    expect([...receiver.store.keys()].sort()).toEqual([...made].sort());
    expect(receiver.state.repeats).toBeGreaterThan(0);
  });
});
