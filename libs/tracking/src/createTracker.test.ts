import { createSafeStorage } from '@share/environment';
import { deviceFixture, startSeconds } from '../testing/eventFixture';
import type { Delivery } from './createSend';
import { createTracker, type TrackerOptions } from './createTracker';
import type { TrackingEvent } from './TrackingEvent';

let count = 0;
const sent: { events: TrackingEvent[]; isLeaving: boolean }[] = [];
let delivery: Delivery = 'delivered';

const start = (options: Partial<TrackerOptions> = {}) =>
  createTracker({
    endpoint: '/tracker/log',
    storage: createSafeStorage(() => localStorage),
    device: deviceFixture,
    createId: () => `event-${(count += 1)}`,
    now: () => startSeconds * 1000 + 999,
    send: async (body, isLeaving) => {
      const payload = JSON.parse(body) as TrackingEvent | TrackingEvent[];
      sent.push({ events: Array.isArray(payload) ? payload : [payload], isLeaving });
      return delivery;
    },
    ...options,
  });

const queued = () =>
  (JSON.parse(localStorage.getItem('tracking_queue') ?? '[]') as TrackingEvent[]).map(
    (event) => event.event_id,
  );
const flush = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  count = 0;
  delivery = 'delivered';
});

describe('track', () => {
  it('sends an event in the form of spec §3', async () => {
    const result = await start().track('exposure', { ids: ['a', 'b'], extras: { place: 'hot' } });
    expect(result).toEqual({ ok: true });
    expect(sent).toEqual([
      {
        isLeaving: false,
        events: [
          {
            event_id: 'event-1',
            timestamp: startSeconds,
            version: 1,
            terminal: 'wap',
            tid: 'a|b',
            behavior: 'exposure',
            ...deviceFixture,
            extras: { place: 'hot' },
          },
        ],
      },
    ]);
  });

  it('removes an event once it has arrived', async () => {
    await start().track('click');
    expect(queued()).toEqual([]);
  });

  it('keeps an event whose arrival is unknown', async () => {
    delivery = 'handed-over';
    expect(await start().track('read_finish', { isLeaving: true })).toEqual({ ok: true });
    expect(queued()).toEqual(['event-1']);
  });

  it('keeps an event that could not be sent, and resolves with the error', async () => {
    delivery = 'failed';
    const result = await start().track('click');
    expect(result).toEqual({ ok: false, error: expect.any(Error) });
    expect(queued()).toEqual(['event-1']);
  });

  it('stores the event before it is sent: the page may close in between', () => {
    const tracker = start({ send: () => new Promise(() => undefined) });
    void tracker.track('click');
    expect(queued()).toEqual(['event-1']);
  });

  it('resolves with the error when an event cannot be written as JSON', async () => {
    const extras = { size: 1n } as unknown as Record<string, number>;
    expect(await start().track('click', { extras })).toEqual({ ok: false, error: expect.any(TypeError) });
    expect(sent).toEqual([]);
  });

  it('works without storage', async () => {
    const storage = createSafeStorage(() => {
      throw new DOMException('access denied', 'SecurityError');
    });
    const tracker = start({ storage });
    delivery = 'failed';
    await tracker.track('click');
    delivery = 'delivered';
    tracker.start(window)();
    await flush();
    expect(sent.at(-1)?.events.map((event) => event.event_id)).toEqual(['event-1']);
  });
});

describe('start', () => {
  const failOnce = async () => {
    delivery = 'failed';
    await start().track('click');
    await start().track('comment');
    delivery = 'delivered';
    sent.length = 0;
  };

  it('sends the events an earlier page could not send, in one batch', async () => {
    await failOnce();
    const stop = start().start(window);
    await flush();
    expect(sent.map(({ events }) => events.map((event) => event.behavior))).toEqual([['click', 'comment']]);
    expect(queued()).toEqual([]);
    stop();
  });

  it('tries again when the network returns, until it is stopped', async () => {
    await failOnce();
    delivery = 'failed';
    const stop = start().start(window);
    await flush();
    expect(queued()).toHaveLength(2);
    delivery = 'delivered';
    window.dispatchEvent(new Event('online'));
    await flush();
    expect(queued()).toEqual([]);
    stop();
    await failOnce();
    window.dispatchEvent(new Event('online'));
    await flush();
    expect(sent).toEqual([]);
  });

  it('does not repeat events in flight', async () => {
    const bodies: string[] = [];
    const tracker = start({
      send: (body) => {
        bodies.push(body);
        return new Promise(() => undefined);
      },
    });
    void tracker.track('click');
    const stop = tracker.start(window);
    await flush();
    expect(bodies).toHaveLength(1);
    stop();
  });

  it('stops at the first batch that fails, to spare a dead host', async () => {
    delivery = 'failed';
    const long = 'x'.repeat(40_000);
    await start().track('click', { extras: { long } });
    await start().track('click', { extras: { long } });
    sent.length = 0;
    const stop = start().start(window);
    await flush();
    expect(sent).toHaveLength(1);
    expect(queued()).toHaveLength(2);
    stop();
  });
});
