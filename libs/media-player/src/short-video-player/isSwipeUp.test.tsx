import { isSwipeUp } from './ShortVideoPlayer';

test.each([
  ['straight up', { x: 100, y: 400 }, true],
  ['up, a little aside', { x: 130, y: 400 }, true],
  ['aside', { x: 300, y: 420 }, false],
  ['a little up', { x: 100, y: 460 }, false],
  ['down', { x: 100, y: 700 }, false],
])('%s', (_name, to, expected) => {
  expect(isSwipeUp({ x: 100, y: 500 }, to)).toBe(expected);
});
