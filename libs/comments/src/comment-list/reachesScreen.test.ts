import { reachesScreen } from './reachesScreen';

test.each([
  ['above the screen', -400, true],
  ['on the screen', 300, true],
  ['below the screen', window.innerHeight + 1, false],
])('a list that begins %s', (_, top, expected) => {
  const list = document.createElement('ul');
  list.getBoundingClientRect = () => ({ top }) as DOMRect;
  expect(reachesScreen(list)).toBe(expected);
});
