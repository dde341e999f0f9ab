import { listenedText } from './listenedText';

test.each([
  [undefined, ''],
  [0, ''],
  [0.009, ''],
  [0.01, '听至 1%'],
  [0.629, '听至 62%'],
  [0.999, '听至 99%'],
  [1, '已听完'],
])('%p reads %p', (share, text) => {
  expect(listenedText(share === undefined ? undefined : { time: 0, share })).toBe(text);
});
