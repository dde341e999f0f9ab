import type { Fragment } from 'hls.js';
import { createHlsRecovery } from './createHlsRecovery';
import type { HlsFault } from './toHlsFault';

const segment = (sn: number) => ({ sn, url: `/s${sn}.m4s` }) as unknown as Fragment;
const gone = (sn: number): HlsFault => ({ kind: 'segment', fragment: segment(sn), isMissing: true });
const silent = (sn: number): HlsFault => ({ kind: 'segment', fragment: segment(sn), isMissing: false });
const playlist = (isMissing = false): HlsFault => ({ kind: 'playlist', isMissing });
const decoder: HlsFault = { kind: 'decoder' };

const start = ({ isOnline = true, isLive = false, known = [] as unknown[] } = {}) => {
  const done: string[] = [];
  const media = { time: 0 };
  const recovery = createHlsRecovery(
    {
      resume: () => done.push('resume'),
      recoverMediaError: () => done.push('recover'),
      swapAudioCodec: () => done.push('swap'),
      time: () => media.time,
      segmentAt: () => segment(9),
      isKnown: ({ sn }) => known.includes(sn),
      leaveOut: ({ sn }) => done.push(`leave out ${sn}`),
    },
    { isLive, isOnline: () => isOnline, onLost: (failure) => done.push(`lost: ${failure}`) },
  );
  const fail = (...faults: HlsFault[]) => {
    for (const fault of faults) {
      recovery.onFatal(fault);
      jest.advanceTimersByTime(10_000);
    }
    return done;
  };
  return { recovery, done, media, fail };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each<[string, HlsFault[], string[]]>([
  [
    'a missing segment is requested twice, then left out',
    [gone(4), gone(4)],
    ['resume', 'leave out 4', 'resume'],
  ],
  [
    'the next one is left out at once',
    [gone(4), gone(4), gone(5)],
    ['resume', 'leave out 4', 'resume', 'leave out 5', 'resume'],
  ],
  ['one that does not answer is tried again', [silent(4), silent(4)], ['resume', 'resume']],
  ['a playlist is tried again', Array(4).fill(playlist()), ['resume', 'resume', 'resume', 'lost: network']],
  ['a missing playlist is final', [playlist(true)], ['lost: broken']],
  ['a codec that is missing is final', [{ kind: 'unsupported' }], ['lost: unsupported']],
  ['everything else, too', [{ kind: 'other' }], ['lost: broken']],
  ['a decoder begins anew', [decoder], ['recover']],
  [
    'then with the other codec, and without the segment',
    Array(5).fill(decoder),
    [
      'recover',
      'swap',
      'leave out 9',
      'recover',
      'leave out 9',
      'recover',
      'leave out 9',
      'recover',
      'lost: broken',
    ],
  ],
  [
    'a segment the decoder is known to fail at is left out',
    [{ ...decoder, fragment: segment(4) }],
    ['leave out 4', 'recover'],
  ],
])('%s', (_name, faults, answers) => {
  expect(start().fail(...faults)).toEqual(answers);
});

test('tries are further and further apart', () => {
  const { recovery, done } = start();
  const waits = Array.from({ length: 6 }, () => {
    recovery.onFatal(silent(4));
    const before = done.length;
    let seconds = 0;
    for (; done.length === before; seconds += 1) jest.advanceTimersByTime(1_000);
    return seconds;
  });
  expect(waits).toEqual([1, 2, 4, 8, 8, 8]);
});

test('one missing segment after the other is a recording that is gone', () => {
  const { recovery, done, fail } = start();
  fail(gone(1), ...[1, 2, 3, 4, 5, 6].map(gone));
  expect([recovery.isExhausted(), done.filter((each) => each === 'resume').length]).toEqual([false, 7]);
  fail(gone(7));
  expect([recovery.isExhausted(), recovery.hasNothingMore()]).toEqual([true, true]);
  expect(done.filter((each) => each === 'resume')).toHaveLength(7);
});

test('those that were known before do not count', () => {
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const { recovery, fail } = start({ known: numbers });
  fail(...numbers.map(gone));
  expect(recovery.isExhausted()).toBe(false);
});

test('elsewhere there may be more', () => {
  const { recovery, done, fail } = start();
  fail(gone(1), ...[1, 2, 3, 4, 5, 6, 7].map(gone));
  done.length = 0;
  recovery.onSeek();
  expect([recovery.isExhausted(), done]).toEqual([false, ['resume']]);
  recovery.onSeek();
  expect(done).toEqual(['resume']);
});

test('counts begin anew once something has been loaded', () => {
  const { recovery, fail } = start();
  fail(playlist(), playlist(), playlist());
  recovery.onProgress();
  expect(fail(playlist())).not.toContain('lost: network');
  fail(gone(1), ...[1, 2, 3, 4, 5, 6].map(gone));
  recovery.onProgress();
  fail(gone(8), gone(8));
  expect(recovery.isExhausted()).toBe(false);
});

test('a decoder that fails elsewhere begins anew', () => {
  const { media, fail } = start();
  fail(decoder);
  media.time = 60;
  expect(fail(decoder)).toEqual(['recover', 'recover']);
});

test('the segment that does not answer is known until something is loaded', () => {
  const { recovery, fail } = start();
  fail(silent(4));
  expect(recovery.failing()?.sn).toBe(4);
  recovery.onProgress();
  expect(recovery.failing()).toBeUndefined();
});

test('without a network it waits', () => {
  const { done, fail } = start({ isOnline: false });
  fail(...Array<HlsFault>(9).fill(playlist()));
  expect(done.filter((each) => each !== 'lost: network')).toEqual([]);
});

test('a stream is looked for for five minutes', () => {
  const { recovery, done } = start({ isLive: true });
  recovery.onFatal(playlist(true));
  expect(recovery.isWaiting()).toBe(true);
  jest.advanceTimersByTime(1_000);
  expect(recovery.isWaiting()).toBe(false);
  for (let seconds = 0; seconds < 270; seconds += 8) {
    recovery.onFatal(gone(3));
    jest.advanceTimersByTime(8_000);
  }
  expect(new Set(done)).toEqual(new Set(['resume']));
  for (let more = 0; more < 9; more += 1) {
    recovery.onFatal(playlist(true));
    jest.advanceTimersByTime(8_000);
  }
  expect(done).toContain('lost: network');
});

test('what has been taken away does not come back', () => {
  const { recovery, done } = start();
  recovery.onFatal(silent(4));
  recovery.end();
  jest.advanceTimersByTime(60_000);
  expect(done).toEqual([]);
});
