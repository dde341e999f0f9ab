import { render } from '@testing-library/react';
import { createRef } from 'react';
import { HoldInPlace } from './HoldInPlace';

const entryHeight = 100;
/** Between two entries, at the top of the second. */
const lineHeight = 1;
/** How far the list is scrolled, measured from its top. */
let scrolled: number;
/** Where what scrolls begins on the screen. */
let areaTop: number;

beforeEach(() => {
  [scrolled, areaTop] = [0, 0];
  document.documentElement.scrollTop = 0;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this instanceof HTMLDivElement) return { top: areaTop, bottom: window.innerHeight } as DOMRect;
    const entry = this.closest('li');
    if (!entry) return { top: areaTop - scrolled, bottom: 2_000 } as DOMRect;
    const index = [...entry.parentElement!.children].indexOf(entry);
    const line = this !== entry && index > 0 ? lineHeight : 0;
    const top = areaTop + index * entryHeight + line - scrolled;
    return { top, bottom: top + entryHeight } as DOMRect;
  });
});
afterEach(() => jest.restoreAllMocks());

const show = (
  ids: string[],
  { isHeld, inElement = false }: { isHeld?: () => boolean; inElement?: boolean } = {},
) => {
  const list = createRef<HTMLUListElement>();
  const scroller = createRef<HTMLDivElement>();
  const view = (shown: string[], version: string) => (
    <div ref={scroller}>
      <ul ref={list}>
        {shown.map((id) => (
          <li key={id}>
            <p />
          </li>
        ))}
      </ul>
      <HoldInPlace
        list={list}
        version={version}
        {...(isHeld && { isHeld })}
        {...(inElement && { scroller })}
      />
    </div>
  );
  const { rerender } = render(view(ids, 'first'));
  return { scroller, change: (shown: string[], version = 'next') => rerender(view(shown, version)) };
};

const scrolledBy = () => document.documentElement.scrollTop;
const always = () => true;

test.each([
  ['at the beginning of the list', 0, lineHeight],
  ['in the middle of it', 150, 0],
])('newer entries do not move those that a visitor sees %s', (_, position, line) => {
  scrolled = position;
  show(['c', 'b', 'a'], { isHeld: always }).change(['e', 'd', 'c', 'b', 'a']);
  expect(scrolledBy()).toBe(2 * entryHeight + line);
});

test.each([
  ['the start of the list is on the screen: a new entry is shown', 0, 0],
  ['it has been scrolled out: what is read stays', 150, entryHeight],
])('by default, %s', (_, position, moved) => {
  scrolled = position;
  show(['c', 'b', 'a']).change(['own', 'c', 'b', 'a']);
  expect(scrolledBy()).toBe(moved);
});

test('when the first entry in view has been removed, the next one keeps its position', () => {
  show(['c', 'b', 'a'], { isHeld: always }).change(['e', 'd', 'b', 'a']);
  expect(scrolledBy()).toBe(entryHeight);
});

test('while the version stays, nothing is held', () => {
  scrolled = 150;
  show(['b', 'a']).change(['c', 'b', 'a'], 'first');
  expect(scrolledBy()).toBe(0);
});

test('in an element that scrolls, entries above it are not in view, and it is scrolled itself', () => {
  [areaTop, scrolled] = [300, 150];
  const { scroller, change } = show(['c', 'b', 'a'], { isHeld: always, inElement: true });
  // The one above the element goes.
  change(['e', 'd', 'b', 'a']);
  expect(scroller.current?.scrollTop).toBe(entryHeight);
  expect(scrolledBy()).toBe(0);
});
