import { createSafeStorage } from '@share/environment';
import { controlMedia } from '../../testing/controlMedia';
import { type AudioQueueOptions, createAudioQueue } from './createAudioQueue';

const tracks = ['c', 'b', 'a'].map((id) => ({
  id,
  title: `第 ${id} 期`,
  src: `/media/${id}.mp3`,
  duration: 100,
}));

const createAudio = () => controlMedia(document.body.appendChild(document.createElement('audio')));

const setUp = (onEvent?: AudioQueueOptions['onEvent']) => {
  const storage = createSafeStorage(() => window.localStorage);
  const audio = createAudio();
  const queue = createAudioQueue({ tracks, storage, onEvent });
  const detach = queue.attach(audio.element);
  return { audio, queue, detach, storage, shows: queue.store.getState };
};

const playing = (id: string) => {
  const scene = setUp();
  scene.queue.play(id);
  scene.audio.loaded(100);
  return scene;
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

test('nothing is loaded before play', () => {
  const { audio, shows } = setUp();
  expect(audio.element).not.toHaveAttribute('src');
  expect(shows()).toMatchObject({ status: 'idle', time: 0, duration: 0, rate: 1 });
});

test('plays within the tap, from the first track', () => {
  const { audio, queue, shows } = setUp();
  queue.play();
  expect(audio.element).toHaveAttribute('src', '/media/c.mp3');
  expect(shows()).toMatchObject({ status: 'playing', media: { id: 'c' }, duration: 100 });
});

test('tells whether a track follows, also after the list has changed', () => {
  const { queue } = setUp();
  const hasNext = queue.hasNext.getState;
  expect(hasNext()).toBe(false);
  queue.play('b');
  expect(hasNext()).toBe(true);
  queue.next();
  expect(hasNext()).toBe(false);
  queue.setTracks([...tracks].reverse());
  expect(hasNext()).toBe(true);
});

test('continues to the end of the queue without a tap', () => {
  const { audio, queue, shows } = playing('b');
  audio.end();
  expect(shows()).toMatchObject({ status: 'playing', media: { id: 'a' }, time: 0 });
  audio.loaded(100);
  audio.end();
  expect(shows()).toMatchObject({ status: 'ended', media: { id: 'a' } });
  expect([...queue.positions.getState()].map(([id, { share }]) => [id, share])).toEqual([
    ['b', 1],
    ['a', 1],
  ]);
  queue.next();
  expect(shows().media?.id).toBe('a');
});

test('next and previous, and previous within a track begins it again', () => {
  const { audio, queue, shows } = playing('b');
  audio.at(3);
  queue.previous();
  expect(shows().media?.id).toBe('c');
  queue.next();
  audio.loaded(100);
  audio.at(4);
  queue.previous();
  expect(shows()).toMatchObject({ media: { id: 'b' }, time: 0 });
  expect(audio.element.currentTime).toBe(0);
});

test('toggle pauses what sounds, resumes it without loading again, and changes to another', () => {
  const { audio, queue, shows } = playing('b');
  audio.at(20);
  queue.toggle('b');
  expect(shows()).toMatchObject({ status: 'paused', time: 20 });
  expect(audio.element.paused).toBe(true);
  queue.toggle('b');
  expect(shows()).toMatchObject({ status: 'playing', time: 20 });
  queue.toggle('a');
  expect(shows()).toMatchObject({ status: 'playing', media: { id: 'a' }, time: 0 });
});

test('goes on where it was left, once the file can seek, whatever the element said before', () => {
  const first = playing('b');
  first.audio.at(42);
  first.detach();
  const { audio, queue, shows } = setUp();
  expect(queue.positions.getState().get('b')).toEqual({ time: 42, share: 0.42 });
  queue.play('b');
  audio.at(0);
  expect(shows().time).toBe(42);
  audio.loaded(100);
  expect(audio.element.currentTime).toBe(42);
});

test('play changes nothing while the track sounds', () => {
  const { audio, queue, shows } = playing('b');
  audio.at(20);
  queue.play();
  queue.play('b');
  expect(shows()).toMatchObject({ status: 'playing', time: 20 });
});

test('skips and seeks within the track only', () => {
  const { audio, queue, shows } = playing('b');
  audio.at(10);
  queue.skip(-15);
  expect(shows().time).toBe(0);
  queue.seek(1e9);
  expect(shows().time).toBe(100);
  expect(audio.element.currentTime).toBe(100);
});

test('a place needs a track', () => {
  const { queue, shows } = setUp();
  queue.skip(15);
  expect(shows().time).toBe(0);
});

test('a place chosen before the file is there is where it begins', () => {
  const { audio, queue } = setUp();
  queue.play('b');
  queue.seek(30);
  audio.loaded(100);
  expect(audio.element.currentTime).toBe(30);
});

test('the speed is saved from track to track', () => {
  const { audio, queue, shows } = playing('b');
  queue.setRate(1.5);
  expect(audio.element.playbackRate).toBe(1.5);
  queue.next();
  audio.element.playbackRate = 1;
  audio.loaded(100);
  expect(audio.element.playbackRate).toBe(1.5);
  expect(shows().rate).toBe(1.5);
});

test('the position is saved every five seconds and at pagehide', () => {
  const { audio, queue } = playing('b');
  const position = () => queue.positions.getState().get('b')?.time;
  audio.at(4);
  expect(position()).toBeUndefined();
  audio.at(20);
  expect(position()).toBe(20);
  audio.at(24);
  expect(position()).toBe(20);
  window.dispatchEvent(new Event('pagehide'));
  expect(position()).toBe(24);
});

test('a file that fails can be tried again at its place, or left for the next', () => {
  const { audio, queue, shows } = playing('b');
  audio.at(33);
  audio.fail(4);
  expect(shows()).toMatchObject({ status: 'failed', time: 33 });
  queue.play();
  expect(shows()).toMatchObject({ status: 'playing', media: { id: 'b' }, time: 33 });
  audio.fail(4);
  queue.next();
  expect(shows()).toMatchObject({ status: 'playing', media: { id: 'a' }, time: 0 });
});

test('waiting for more shows, and pausing then holds', () => {
  const { audio, queue, shows } = playing('b');
  audio.element.dispatchEvent(new Event('waiting'));
  expect(shows().status).toBe('loading');
  queue.toggle();
  expect(shows().status).toBe('paused');
});

test('new tracks keep the current one', () => {
  const { queue, shows } = playing('a');
  queue.setTracks([...tracks].reverse());
  expect(shows()).toMatchObject({ status: 'playing', media: { id: 'a' } });
  queue.next();
  expect(shows().media?.id).toBe('b');
  queue.setTracks([]);
  queue.toggle('b');
  queue.toggle('b');
  expect(shows()).toMatchObject({ status: 'playing', media: { id: 'b' } });
});

describe('a track that ends before the one after it is known', () => {
  const more = [...tracks, { id: 'z', title: '第 z 期', src: '/media/z.mp3', duration: 100 }];

  test('leads to it when it comes', () => {
    const { audio, queue, shows } = playing('a');
    queue.setTracks(tracks, true);
    audio.end();
    expect(shows()).toMatchObject({ status: 'ended', media: { id: 'a' } });
    queue.setTracks(more);
    expect(shows()).toMatchObject({ status: 'playing', media: { id: 'z' } });
  });

  test('so it does in another order, which does not contain it at first', () => {
    const { audio, queue, shows } = playing('a');
    queue.setTracks(more.slice(0, 1), true);
    audio.end();
    queue.setTracks(more.slice(0, 2), true);
    expect(shows().status).toBe('ended');
    queue.setTracks(more, false);
    expect(shows()).toMatchObject({ status: 'playing', media: { id: 'z' } });
  });

  test('interrupts nothing that was started meanwhile', () => {
    const { audio, queue, shows } = playing('a');
    queue.setTracks(tracks, true);
    audio.end();
    queue.play('b');
    queue.setTracks(more);
    expect(shows().media?.id).toBe('b');
  });

  test('the last of all is the end, whatever order is chosen afterwards', () => {
    const { audio, queue, shows } = playing('a');
    queue.setTracks(tracks, false);
    audio.end();
    queue.setTracks([...tracks].reverse(), true);
    expect(shows()).toMatchObject({ status: 'ended', media: { id: 'a' } });
  });
});

test('what is played is reported under its track, before the next one starts', () => {
  const onEvent = jest.fn();
  const { audio, queue } = setUp(onEvent);
  queue.play();
  audio.loaded(100);
  audio.end();
  expect(onEvent.mock.calls.map(([event, { time }, { id }]) => [event, time, id])).toEqual([
    ['play', 0, 'c'],
    ['finish_play', 100, 'c'],
    ['play', 0, 'b'],
  ]);
});

test('detached, it pauses and ignores further events', () => {
  const { audio, detach, shows } = playing('b');
  detach();
  expect(audio.element.paused).toBe(true);
  expect(audio.element).not.toHaveAttribute('src');
  expect(shows().status).toBe('idle');
  audio.fail(2);
  window.dispatchEvent(new Event('online'));
  expect(shows().status).toBe('idle');
});
