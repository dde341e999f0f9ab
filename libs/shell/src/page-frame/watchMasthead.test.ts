import { watchMasthead } from './watchMasthead';

const root = document.documentElement;
let stop = () => undefined as void;

const scrollTo = (y: number) => {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
  window.dispatchEvent(new Event('scroll'));
};
const isAway = () => root.getAttribute('data-masthead') === 'away';
const byId = (id: string) => document.getElementById(id)!;
const place = (id: string, top: number) => {
  byId(id).getBoundingClientRect = () => ({ top, bottom: top + 44 }) as DOMRect;
};
const measure = (heights: { offsetHeight?: number; scrollHeight: number }) => {
  for (const [name, value] of Object.entries(heights))
    Object.defineProperty(document.querySelector('[data-sticky-header]'), name, {
      configurable: true,
      value,
    });
};

beforeEach(() => {
  document.body.innerHTML =
    '<div data-sticky-header><button id="menu"></button></div><button id="text"></button>';
  measure({ offsetHeight: 52, scrollHeight: 52 });
  Object.defineProperty(root, 'scrollHeight', { configurable: true, value: 5000 });
  root.removeAttribute('data-masthead');
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 });
  stop = watchMasthead(window);
});
afterEach(() => stop());

test('hides when scrolling down, returns when scrolling up, and is always shown at the top of the page', () => {
  scrollTo(40);
  expect(isAway()).toBe(false);
  scrollTo(400);
  expect(isAway()).toBe(true);
  scrollTo(380);
  expect(isAway()).toBe(false);
  scrollTo(900);
  scrollTo(30);
  expect(isAway()).toBe(false);
});

test('a finger at rest and the bounce at either end change nothing', () => {
  scrollTo(400);
  scrollTo(397);
  expect(isAway()).toBe(true);
  scrollTo(4900);
  scrollTo(4300);
  expect(isAway()).toBe(true);
  scrollTo(-60);
  scrollTo(-10);
  expect(isAway()).toBe(false);
});

test('remains while the focus is in it, and returns when it gets the focus', () => {
  scrollTo(400);
  byId('menu').focus();
  expect(isAway()).toBe(false);
  scrollTo(800);
  expect(isAway()).toBe(false);
});

test('makes room for a control that has the focus under it', () => {
  place('text', 300);
  scrollTo(400);
  scrollTo(300);
  byId('text').focus();
  expect(isAway()).toBe(false);
  place('text', 10);
  scrollTo(200);
  expect(isAway()).toBe(true);
});

test('what hangs under it covers nothing either', () => {
  scrollTo(400);
  scrollTo(300);
  place('text', 60);
  byId('text').focus();
  expect(isAway()).toBe(false);
  measure({ scrollHeight: 96 });
  scrollTo(200);
  expect(isAway()).toBe(true);
});

test('a control focused under it sends it away at once', () => {
  scrollTo(400);
  scrollTo(300);
  place('text', 10);
  byId('text').focus();
  expect(isAway()).toBe(true);
});

test('stops watching, and does nothing on a page without a masthead', () => {
  stop();
  scrollTo(900);
  expect(isAway()).toBe(false);
  document.body.innerHTML = '';
  expect(() => watchMasthead(window)()).not.toThrow();
});
