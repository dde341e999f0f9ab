import { restoreScroll } from './restoreScroll';

let grow: () => void;
const scrollTo = jest.fn();
const nativeObserver = window.ResizeObserver;

beforeEach(() => {
  window.scrollTo = scrollTo.mockClear();
  window.ResizeObserver = class {
    isConnected = true;
    constructor(callback: ResizeObserverCallback) {
      grow = () => this.isConnected && callback([], this);
    }
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => {
      this.isConnected = false;
    };
  };
});
afterEach(() => {
  window.ResizeObserver = nativeObserver;
});

test('a place that moves while the page grows is followed, until the visitor scrolls', () => {
  let place = 1_000;
  restoreScroll(() => place);
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 1_000, behavior: 'instant' });
  place = 1_400;
  grow();
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 1_400, behavior: 'instant' });
  window.dispatchEvent(new Event('pointerdown'));
  place = 2_000;
  grow();
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

test('a browser that cannot tell when a page grows scrolls once', () => {
  Reflect.deleteProperty(window, 'ResizeObserver');
  restoreScroll(() => 300);
  expect(scrollTo).toHaveBeenCalledTimes(1);
});
