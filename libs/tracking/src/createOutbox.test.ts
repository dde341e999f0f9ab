import { createSafeStorage } from '@share/environment';
import { eventFixture, startSeconds } from '../testing/eventFixture';
import { createOutbox } from './createOutbox';
import type { TrackingEvent } from './TrackingEvent';

const queueKey = 'tracking_queue';
let seconds = startSeconds;
const outbox = createOutbox(
  createSafeStorage(() => localStorage),
  () => seconds * 1000,
);
const add = (event: TrackingEvent) => outbox.change([event], new Set());
const ids = () => outbox.list().map((event) => event.event_id);

beforeEach(() => {
  localStorage.clear();
  seconds = startSeconds;
});

describe('createOutbox', () => {
  it('keeps events in order until they are removed', () => {
    const [a, b] = [eventFixture('a'), eventFixture('b')];
    add(a);
    add(b);
    expect(outbox.list()).toEqual([a, b]);
    outbox.change([], new Set(['a']));
    expect(ids()).toEqual(['b']);
    outbox.change([], new Set(['b']));
    expect(localStorage.getItem(queueKey)).toBeNull();
  });

  it('adds and removes in one write', () => {
    add(eventFixture('a'));
    const write = jest.spyOn(Storage.prototype, 'setItem');
    outbox.change([eventFixture('b'), eventFixture('c')], new Set(['a']));
    expect(write).toHaveBeenCalledTimes(1);
    expect(ids()).toEqual(['b', 'c']);
    write.mockRestore();
  });

  it('keeps the newest 200', () => {
    for (let index = 0; index < 205; index += 1) add(eventFixture(`e${index}`));
    expect(ids()).toHaveLength(200);
    expect(ids()[0]).toBe('e5');
  });

  it('drops events after 24 hours', () => {
    add(eventFixture('old'));
    add(eventFixture('new', { timestamp: startSeconds + 1 }));
    seconds = startSeconds + 24 * 60 * 60;
    expect(ids()).toEqual(['old', 'new']);
    seconds += 1;
    expect(ids()).toEqual(['new']);
  });

  it.each(['{}', 'null', '[null, 3, {"event_id": 1}]', '[{"event_id":"a"}]', '[{', ''])(
    'is empty when %j is stored, and takes events again',
    (stored) => {
      localStorage.setItem(queueKey, stored);
      expect(outbox.list()).toEqual([]);
      add(eventFixture('a'));
      expect(ids()).toEqual(['a']);
    },
  );
});
