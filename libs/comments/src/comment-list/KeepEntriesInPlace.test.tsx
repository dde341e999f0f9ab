import { render } from '@testing-library/react';
import { createRef } from 'react';
import { KeepEntriesInPlace } from './KeepEntriesInPlace';

const entryHeight = 100;
/** Between two entries, at the top of the second. */
const lineHeight = 1;
/** How far the page is scrolled, measured from the top of the list. */
let scrolled = 0;
const scrollBy = jest.fn();

beforeEach(() => {
  window.scrollBy = scrollBy.mockClear();
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const entry = this.closest('li');
    const index = [...(entry?.parentElement?.children ?? [])].indexOf(entry!);
    const line = this !== entry && index > 0 ? lineHeight : 0;
    const top = index * entryHeight + line - scrolled;
    return { top, bottom: top + entryHeight } as DOMRect;
  });
});
afterEach(() => jest.restoreAllMocks());

const show = (ids: string[]) => {
  const list = createRef<HTMLUListElement>();
  const view = (shown: string[], isFromServer: boolean) => (
    <>
      <ul ref={list}>
        {shown.map((id) => (
          <li key={id}>
            <p />
          </li>
        ))}
      </ul>
      <KeepEntriesInPlace
        list={list}
        isFromServer={isFromServer}
        ownCount={shown.filter((id) => id === 'own').length}
      />
    </>
  );
  const { rerender } = render(view(ids, true));
  return { change: (shown: string[], isFromServer: boolean) => rerender(view(shown, isFromServer)) };
};

const scrollsBy = (top: number) => expect(scrollBy).toHaveBeenCalledWith({ top, behavior: 'instant' });

test.each([
  ['at the beginning of the list', 0, lineHeight],
  ['in the middle of it', 150, 0],
])('newer entries do not move those that a visitor sees %s', (_, position, line) => {
  scrolled = position;
  show(['c', 'b', 'a']).change(['e', 'd', 'c', 'b', 'a'], false);
  scrollsBy(2 * entryHeight + line);
});

test('when the first entry in view has been removed, the next one keeps its position', () => {
  scrolled = 0;
  show(['c', 'b', 'a']).change(['e', 'd', 'b', 'a'], false);
  scrollsBy(entryHeight);
});

test('a list below the screen does not move the page', () => {
  scrolled = -window.innerHeight;
  show(['b', 'a']).change(['c', 'b', 'a'], false);
  expect(scrollBy).not.toHaveBeenCalled();
});

test('only the first reading after the server’s scrolls: not what a visitor wrote, nor another order', () => {
  scrolled = 0;
  const { change } = show(['b', 'a']);
  change(['own', 'b', 'a'], true);
  expect(scrollBy).not.toHaveBeenCalled();
  change(['own', 'b', 'a'], false);
  scrollBy.mockClear();
  change(['a', 'own', 'b'], false);
  expect(scrollBy).not.toHaveBeenCalled();
});

test('a comment that the visitor sends while the list began above the screen does not move what they read', () => {
  scrolled = 150;
  show(['c', 'b', 'a']).change(['own', 'c', 'b', 'a'], true);
  scrollsBy(entryHeight);
});
