import { createSafeStorage } from '@share/environment';
import { deviceFixture, startSeconds } from '../testing/eventFixture';
import type { Delivery } from './createSend';
import { createTracker, type Tracker, type TrackerOptions } from './createTracker';
import type { TrackingEvent } from './TrackingEvent';

let count = 0;
const sent: { events: TrackingEvent[]; isLeaving: boolean }[] = [];
let delivery: Delivery = 'delivered';
let stops: (() => void)[] = [];

const create = (options: Partial<TrackerOptions> = {}) =>
  createTracker({
    endpoint: '/tracker/log',
    storage: createSafeStorage(() => localStorage),
    readDevice: () => deviceFixture,
    isAllowed: () => true,
    createId: () => `event-${(count += 1)}`,
    now: () => startSeconds * 1000 + 999,
    send: async (body, isLeaving) => {
      const payload = JSON.parse(body) as TrackingEvent | TrackingEvent[];
      sent.push({ events: Array.isArray(payload) ? payload : [payload], isLeaving });
      return delivery;
    },
    ...options,
  });

const begin = (tracker: Tracker) => {
  const stop = tracker.start(window);
  stops.push(stop);
  return stop;
};

const stored = () =>
  (JSON.parse(localStorage.getItem('tracking_queue') ?? '[]') as TrackingEvent[]).map(
    (event) => event.event_id,
  );
const sentBehaviors = () => sent.map(({ events }) => events.map((event) => event.behavior));
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const setHidden = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  jest.useFakeTimers();
  setHidden(false);
  localStorage.clear();
  sent.length = 0;
  count = 0;
  delivery = 'delivered';
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  jest.useRealTimers();
});

describe('report and flush', () => {
  it('sends an event in the form of spec §3', async () => {
    const tracker = create();
    tracker.report('click', { ids: ['a', 'b'], extras: { place: 'hot' } });
    expect(await tracker.flush()).toBe(true);
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
            behavior: 'click',
            ...deviceFixture,
            extras: { place: 'hot' },
          },
        ],
      },
    ]);
  });

  it('sends what waits in one list, after one write', async () => {
    const write = jest.spyOn(Storage.prototype, 'setItem');
    const tracker = create();
    tracker.report('click');
    tracker.report('collect');
    expect(write).not.toHaveBeenCalled();
    await tracker.flush();
    expect(write).toHaveBeenCalledTimes(1);
    expect(sentBehaviors()).toEqual([['click', 'collect']]);
    write.mockRestore();
  });

  it('stores events before they are sent: the page may close in between', () => {
    const tracker = create({ send: () => new Promise(() => undefined) });
    tracker.report('click');
    void tracker.flush();
    expect(stored()).toEqual(['event-1']);
  });

  it('removes events that have arrived with the next write', async () => {
    const tracker = create();
    tracker.report('click');
    await tracker.flush();
    expect(stored()).toEqual(['event-1']);
    tracker.report('comment');
    await tracker.flush();
    expect(stored()).toEqual(['event-2']);
    await tracker.flush();
    expect(stored()).toEqual([]);
  });

  it.each([
    ['handed-over', true],
    ['failed', false],
  ] as const)('keeps an event that was %s', async (result, isSent) => {
    delivery = result;
    const tracker = create();
    tracker.report('click');
    expect(await tracker.flush(true)).toBe(isSent);
    await tracker.flush();
    expect(stored()).toEqual(['event-1']);
  });

  it('leaves out an event that cannot be written as JSON, and says so', async () => {
    const tracker = create();
    tracker.report('click', { extras: { size: 1n } as unknown as Record<string, number> });
    tracker.report('comment');
    expect(await tracker.flush()).toBe(false);
    expect(sentBehaviors()).toEqual([['comment']]);
  });

  it('joins cards that become visible one after the other, up to a length', async () => {
    const tracker = create();
    for (let card = 0; card < 300; card += 1) tracker.report('exposure', { ids: [`card-number-${card}`] });
    await tracker.flush();
    const [{ events } = { events: [] }] = sent;
    const ids = events.flatMap(({ tid }) => tid.split('|'));
    expect([ids.length, new Set(ids).size]).toEqual([300, 300]);
    expect(events.length).toBeGreaterThan(1);
    for (const { tid } of events) expect(tid.length).toBeLessThan(4096);
  });

  it('sends again what could not be sent, once the host takes events', async () => {
    const tracker = create();
    delivery = 'failed';
    tracker.report('click');
    await tracker.flush();
    delivery = 'delivered';
    sent.length = 0;
    tracker.report('comment');
    await tracker.flush();
    expect(sentBehaviors()).toEqual([['comment'], ['click']]);
  });

  it('works without storage', async () => {
    const storage = createSafeStorage(() => {
      throw new DOMException('access denied', 'SecurityError');
    });
    const tracker = create({ storage });
    delivery = 'failed';
    tracker.report('click');
    await tracker.flush();
    delivery = 'delivered';
    begin(tracker);
    await pass(0);
    expect(sent.at(-1)?.events.map((event) => event.event_id)).toEqual(['event-1']);
  });
});

describe('start', () => {
  const failOnce = async (behavior: 'click' | 'comment' = 'click', extras = {}) => {
    const before = delivery;
    delivery = 'failed';
    const tracker = create();
    tracker.report(behavior, { extras });
    await tracker.flush();
    delivery = before;
    sent.length = 0;
  };

  it('sends events five seconds after the first of them, in an idle moment', async () => {
    const tracker = create();
    begin(tracker);
    tracker.report('click');
    await pass(4900);
    tracker.report('comment');
    expect(sent).toEqual([]);
    await pass(100 + 200);
    expect(sentBehaviors()).toEqual([['click', 'comment']]);
  });

  it('sends nothing and writes nothing while the page is being scrolled', async () => {
    const write = jest.spyOn(Storage.prototype, 'setItem');
    const tracker = create();
    begin(tracker);
    tracker.report('exposure', { ids: ['a'] });
    for (let moment = 0; moment < 100; moment += 1) {
      window.dispatchEvent(new Event('scroll'));
      await pass(100);
    }
    expect([sent.length, write.mock.calls.length]).toEqual([0, 0]);
    await pass(1200);
    expect([sent.length, write.mock.calls.length]).toEqual([1, 1]);
    write.mockRestore();
  });

  it('does not wait when many events do', async () => {
    const tracker = create();
    begin(tracker);
    for (let event = 0; event < 50; event += 1) tracker.report('click');
    await pass(0);
    expect(sent[0]?.events).toHaveLength(50);
  });

  it('forgets what has arrived, although nothing more is reported', async () => {
    const tracker = create();
    begin(tracker);
    tracker.report('click');
    await pass(6000);
    expect(stored()).toEqual(['event-1']);
    await pass(6000);
    expect(stored()).toEqual([]);
  });

  it.each([
    ['hidden', () => setHidden(true)],
    ['left', () => window.dispatchEvent(new Event('pagehide'))],
  ])('hands everything to the browser when the page is %s, and later events at once', async (_, leave) => {
    const tracker = create();
    begin(tracker);
    tracker.report('click');
    delivery = 'handed-over';
    leave();
    tracker.report('live_leave');
    await pass(0);
    expect(sent.map(({ isLeaving }) => isLeaving)).toEqual([true, true]);
    expect(sentBehaviors()).toEqual([['click'], ['live_leave']]);
    expect(stored()).toEqual(['event-1', 'event-2']);
  });

  it('waits again when the page is back', async () => {
    const tracker = create();
    begin(tracker);
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pageshow'));
    tracker.report('click');
    await pass(0);
    expect(sent).toEqual([]);
  });

  it('sends the events earlier pages could not send, in one batch', async () => {
    await failOnce('click');
    await failOnce('comment');
    begin(create());
    await pass(0);
    expect(sentBehaviors()).toEqual([['click', 'comment']]);
    await pass(6000);
    expect(stored()).toEqual([]);
  });

  it('tries again when the network returns, until it is stopped', async () => {
    await failOnce();
    delivery = 'failed';
    const stop = begin(create());
    await pass(0);
    delivery = 'delivered';
    sent.length = 0;
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(sentBehaviors()).toEqual([['click']]);
    stop();
    await failOnce();
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(sent).toEqual([]);
  });

  it('does not repeat events in flight', async () => {
    const bodies: string[] = [];
    const tracker = create({
      send: (body) => {
        bodies.push(body);
        return new Promise(() => undefined);
      },
    });
    tracker.report('click');
    void tracker.flush();
    begin(tracker);
    await pass(0);
    expect(bodies).toHaveLength(1);
  });

  it('stops at the first batch that fails, to spare a dead host', async () => {
    delivery = 'failed';
    const long = 'x'.repeat(40_000);
    await failOnce('click', { long });
    await failOnce('click', { long });
    begin(create());
    await pass(0);
    expect(sent).toHaveLength(1);
    expect(stored()).toHaveLength(2);
  });
});

describe('a visitor who does not allow statistics', () => {
  it('is not counted, and nothing is queued', async () => {
    const readDevice = jest.fn(() => deviceFixture);
    const tracker = create({ isAllowed: () => false, readDevice });
    begin(tracker);
    tracker.report('click');
    setHidden(true);
    await pass(10_000);
    expect(sent).toEqual([]);
    expect(readDevice).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(0);
  });

  it('may say so while events wait: they are dropped, and so is the outbox', async () => {
    let isAllowed = true;
    const tracker = create({ isAllowed: () => isAllowed });
    begin(tracker);
    delivery = 'failed';
    tracker.report('click');
    await tracker.flush();
    tracker.report('comment');
    isAllowed = false;
    sent.length = 0;
    setHidden(true);
    await pass(10_000);
    expect(sent).toEqual([]);
    expect(stored()).toEqual([]);
  });
});
