import { fakeGrowth } from '../../testing';
import { restoreScroll } from './restoreScroll';

let grow: () => void;
const scrollTo = jest.fn();

beforeEach(() => {
  window.scrollTo = scrollTo.mockClear();
  grow = fakeGrowth();
});

test('the place is taken again while the page grows, until the visitor scrolls', () => {
  restoreScroll(1_000);
  grow();
  expect(scrollTo.mock.calls).toEqual([
    [{ top: 1_000, behavior: 'instant' }],
    [{ top: 1_000, behavior: 'instant' }],
  ]);
  window.dispatchEvent(new Event('pointerdown'));
  grow();
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

test('a browser that cannot tell when a page grows scrolls once', () => {
  Reflect.deleteProperty(window, 'ResizeObserver');
  restoreScroll(300);
  expect(scrollTo).toHaveBeenCalledTimes(1);
});
