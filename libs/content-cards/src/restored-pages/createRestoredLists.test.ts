import { fakeGrowth } from '@share/scroll-position/testing';
import { createRestoredLists } from './createRestoredLists';

const arriveAs = (type: string) => {
  performance.getEntriesByType = () => [{ type }] as unknown as PerformanceEntryList;
};

/** jsdom has no layout: `height` is how high the document is. */
const layOut = (height: number) => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: height, configurable: true });
};

const hydrateLists = jest.fn();
let grow: () => void;
const scrollTo = jest.fn(({ top }: ScrollToOptions) => {
  const { scrollHeight } = document.documentElement;
  window.scrollY = Math.min(top ?? 0, scrollHeight - window.innerHeight);
});

const leave = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => {
  window.scrollTo = scrollTo as typeof window.scrollTo;
  scrollTo.mockClear();
  hydrateLists.mockClear();
  grow = fakeGrowth();
  sessionStorage.clear();
  history.replaceState(null, '', '/davmu/share/special/a/');
  arriveAs('navigate');
  const lists = createRestoredLists(window, hydrateLists);
  lists.keep('grown', ['page 1', 'page 2']);
  lists.keep('short', ['page 1']);
  window.scrollY = 3000;
  leave();
  window.scrollY = 0;
});

test('lists that had grown are found by a visitor who comes back, and by no other', () => {
  expect(createRestoredLists(window, hydrateLists).pagesOf('grown')).toEqual([]);
  expect(hydrateLists).not.toHaveBeenCalled();
  arriveAs('back_forward');
  const lists = createRestoredLists(window, hydrateLists);
  expect(lists.pagesOf('grown')).toEqual(['page 1', 'page 2']);
  expect(lists.pagesOf('short')).toEqual([]);
  expect(hydrateLists).toHaveBeenCalledTimes(1);
  history.replaceState(null, '', '/davmu/share/special/b/');
  expect(createRestoredLists(window, hydrateLists).pagesOf('grown')).toEqual([]);
});

test('the page is scrolled to where the visitor was once its lists have grown again', () => {
  arriveAs('back_forward');
  layOut(2000);
  window.scrollY = 2000 - window.innerHeight;
  createRestoredLists(window, hydrateLists);
  layOut(5000);
  grow();
  expect(window.scrollY).toBe(3000);
});

test('the place is restored while the parts above it are laid out', () => {
  arriveAs('back_forward');
  layOut(5000);
  window.scrollY = 3000;
  createRestoredLists(window, hydrateLists);
  // The browser's scroll anchoring: a part above the screen has grown.
  window.scrollY = 3111;
  grow();
  expect(window.scrollY).toBe(3000);
  window.dispatchEvent(new Event('wheel'));
  window.scrollY = 1200;
  grow();
  expect(window.scrollY).toBe(1200);
});

test('a slow phone lays a page out in many steps, and the place is restored after each', () => {
  jest.useFakeTimers();
  arriveAs('back_forward');
  layOut(5000);
  window.scrollY = 3000;
  createRestoredLists(window, hydrateLists);
  for (let step = 0; step < 4; step += 1) {
    window.scrollY = 3200;
    grow();
    expect(window.scrollY).toBe(3000);
    jest.advanceTimersByTime(2_000);
  }
  jest.advanceTimersByTime(1_000);
  window.scrollY = 3200;
  grow();
  expect(window.scrollY).toBe(3200);
  jest.useRealTimers();
});

test('a visitor who is not at the end of the page stays where they are', () => {
  arriveAs('back_forward');
  layOut(5000);
  window.scrollY = 1200;
  createRestoredLists(window, hydrateLists);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('who leaves again at once finds them once more', () => {
  arriveAs('back_forward');
  window.scrollY = 800;
  createRestoredLists(window, hydrateLists);
  leave();
  expect(createRestoredLists(window, hydrateLists).pagesOf('grown')).toEqual(['page 1', 'page 2']);
});

test('a visit that begins anew and makes no list longer leaves nothing of the former one', () => {
  createRestoredLists(window, hydrateLists);
  leave();
  arriveAs('back_forward');
  expect(createRestoredLists(window, hydrateLists).pagesOf('grown')).toEqual([]);
});
