/** @jest-environment jsdom */
import { prefetchLinks } from './prefetchLinks';

type Entry = { isIntersecting: boolean; target: Element };

let notify: (entries: Entry[]) => void;
const observed = new Set<Element>();

class FakeIntersectionObserver {
  constructor(callback: (entries: Entry[]) => void) {
    notify = callback;
  }
  observe = (element: Element) => void observed.add(element);
  unobserve = (element: Element) => void observed.delete(element);
  disconnect = () => observed.clear();
}

let connection: { saveData?: boolean; effectiveType?: string } | undefined;
let onLine = true;
let stop: () => void;

beforeEach(() => {
  observed.clear();
  connection = undefined;
  onLine = true;
  document.head.innerHTML = '';
  Object.assign(window, { IntersectionObserver: FakeIntersectionObserver });
  Object.defineProperty(navigator, 'connection', { configurable: true, get: () => connection });
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => onLine });
});

afterEach(() => stop());

const item = (name: string | number) => `/davmu/share/peony/doc/item${name}/index.html`;
const linkTo = (href: string) => `<a href="${href}">${href}</a>`;
const start = (...hrefs: string[]) => {
  document.body.innerHTML = `<main>${hrefs.map(linkTo).join('')}</main>`;
  stop = prefetchLinks(window);
};
const links = () => [...document.querySelectorAll('main a')];
const show = (elements = links()) =>
  notify(elements.map((target) => ({ isIntersecting: observed.has(target), target })));
const requested = () =>
  [...document.head.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));
const whole = (...names: (string | number)[]) => names.map((name) => location.origin + item(name));

test('a page is requested when its link is seen, and once', () => {
  start(item(1), `${item(1)}#comments`, item(2));
  expect(requested()).toEqual([]);
  show();
  show();
  expect(requested()).toEqual(whole(1, 2));
});

test('six pages at most', () => {
  start(...[1, 2, 3, 4, 5, 6, 7, 8].map(item));
  show();
  expect(requested()).toEqual(whole(1, 2, 3, 4, 5, 6));
});

test.each([
  ['2g', { effectiveType: '2g' }, true],
  ['slow 2g', { effectiveType: 'slow-2g' }, true],
  ['a data saver', { saveData: true }, true],
  ['no network', undefined, false],
])('with %s nothing comes, until that is over', (_, slow, isOnline) => {
  connection = slow;
  onLine = isOnline;
  start(item(1));
  show();
  expect(requested()).toEqual([]);
  connection = undefined;
  onLine = true;
  show();
  expect(requested()).toEqual(whole(1));
});

test('links that come later are seen, too, until it is stopped', async () => {
  start(item(1));
  document.querySelector('main')?.insertAdjacentHTML('beforeend', linkTo(item(2)));
  await Promise.resolve();
  show();
  expect(requested()).toEqual(whole(1, 2));
  stop();
  document.querySelector('main')?.insertAdjacentHTML('beforeend', linkTo(item(3)));
  await Promise.resolve();
  expect(observed.size).toBe(0);
});

test('a browser with speculation rules fetches marked links, and prerenders nothing', () => {
  Object.assign(HTMLScriptElement, { supports: () => true });
  onLine = false;
  start(item(1), item(2), '/davmu/share/preview-peony/doc/a1b2/index.html');
  show();
  expect(document.head.childElementCount).toBe(0);
  onLine = true;
  show();
  expect(document.head.childElementCount).toBe(1);
  const script = document.head.querySelector('script');
  expect(script?.type).toBe('speculationrules');
  expect(Object.keys(JSON.parse(script?.textContent ?? '') as object)).toEqual(['prefetch']);
  expect(requested()).toEqual([]);
  expect(links().map((link) => link.hasAttribute('data-ahead'))).toEqual([true, true, false]);
  Reflect.deleteProperty(HTMLScriptElement, 'supports');
});
