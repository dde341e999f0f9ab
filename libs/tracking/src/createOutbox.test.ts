import { createSafeStorage } from '@share/environment';
import { eventFixture, startSeconds } from '../testing/eventFixture';
import { createOutbox } from './createOutbox';

const queueKey = 'tracking_queue';
let seconds = startSeconds;
const outbox = createOutbox(
  createSafeStorage(() => localStorage),
  () => seconds * 1000,
);
const ids = () => outbox.list().map((event) => event.event_id);

beforeEach(() => {
  localStorage.clear();
  seconds = startSeconds;
});

describe('createOutbox', () => {
  it('keeps events in order until they are removed', () => {
    const [a, b] = [eventFixture('a'), eventFixture('b')];
    outbox.add(a);
    outbox.add(b);
    expect(outbox.list()).toEqual([a, b]);
    outbox.remove([a]);
    expect(ids()).toEqual(['b']);
    outbox.remove([b]);
    expect(localStorage.getItem(queueKey)).toBeNull();
  });

  it('keeps the newest 200', () => {
    for (let index = 0; index < 205; index += 1) outbox.add(eventFixture(`e${index}`));
    expect(ids()).toHaveLength(200);
    expect(ids()[0]).toBe('e5');
  });

  it('drops events after 24 hours', () => {
    outbox.add(eventFixture('old'));
    outbox.add(eventFixture('new', { timestamp: startSeconds + 1 }));
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
      outbox.add(eventFixture('a'));
      expect(ids()).toEqual(['a']);
    },
  );
});
