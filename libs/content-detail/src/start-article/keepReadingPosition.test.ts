import { createSafeStorage } from '@share/environment';
import { keepReadingPosition } from './keepReadingPosition';

const day = 86_400_000;
const screenHeight = 600;
const articleTop = 50;

let scrolledTo = 0;

/** An article of 6,000 px that begins 50 px down the page. */
const article = () => {
  const element = document.createElement('article');
  Object.defineProperty(element, 'scrollHeight', { value: 6000 });
  element.getBoundingClientRect = () => ({ top: articleTop - scrolledTo }) as DOMRect;
  return element;
};

const storage = createSafeStorage(() => localStorage);
const toast = jest.fn();

const open = (contentId = 'wetland1') => {
  scrolledTo = 0;
  keepReadingPosition({ article: article(), contentId, storage, toast });
};
const leaveAt = (y: number) => {
  scrolledTo = y;
  window.dispatchEvent(new Event('pagehide'));
};

beforeAll(() => {
  jest.useFakeTimers({ now: 1_795_226_400_000 });
  Object.defineProperty(window, 'innerHeight', { value: screenHeight });
  Object.defineProperty(window, 'scrollY', { get: () => scrolledTo });
  window.scrollTo = ((_x: number, y: number) => {
    scrolledTo = y;
  }) as typeof window.scrollTo;
});

beforeEach(() => {
  localStorage.clear();
  toast.mockClear();
  window.location.hash = '';
});

test('goes back to where the visitor stopped, and says so', () => {
  open();
  leaveAt(3050);
  open();
  expect(scrolledTo).toBe(3050);
  expect(toast).toHaveBeenCalledWith('已回到上次读到的位置');
});

test.each([
  ['less than a screen was read', 500],
  ['it was read to the end', 5500],
])('starts at the top when %s', (_name, y) => {
  open();
  leaveAt(y);
  open();
  expect(scrolledTo).toBe(0);
  expect(toast).not.toHaveBeenCalled();
});

test('another article starts at the top', () => {
  open();
  leaveAt(3050);
  open('another1');
  expect(scrolledTo).toBe(0);
});

test('after seven days it starts at the top', () => {
  open();
  leaveAt(3050);
  jest.setSystemTime(Date.now() + 7 * day);
  open();
  expect(scrolledTo).toBe(0);
});

test('an address that names a place is obeyed', () => {
  open();
  leaveAt(3050);
  window.location.hash = '#comments';
  open();
  expect(scrolledTo).toBe(0);
});

test('invalid values in the storage are ignored', () => {
  localStorage.setItem('share:reading-positions', '[null,1,{"id":"wetland1","part":"x","at":0}]');
  open();
  expect(scrolledTo).toBe(0);
  localStorage.setItem('share:reading-positions', '{"length":9}');
  open();
  expect(scrolledTo).toBe(0);
});

test('keeps the last fifty', () => {
  for (let index = 0; index < 60; index += 1) {
    open(`article-${index}`);
    leaveAt(3050);
  }
  const saved = storage.getJson('share:reading-positions') as { id: string }[];
  expect(saved).toHaveLength(50);
});
