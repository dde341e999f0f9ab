import { listFallback } from '@share/page-data/testing';
import { TestPage } from '@share/islands/testing';
import { render, screen } from '@testing-library/react';
import { createLiveServices } from '../../testing/createLiveServices';
import { livePost, liveRoom, now, siteOrigin } from '../../testing/liveFixtures';
import { liveKeys } from '../data/liveKeys';
import { toPostView, toRoomView } from '../data/toRoomView';
import type { Posts } from '../data/useLiveRoom';
import { TimeLine } from './TimeLine';

const liveId = 'lvBirds1';
const entryHeight = 100;
const services = createLiveServices();
const page = toRoomView(liveRoom(5), { siteOrigin });
const fallback = listFallback(liveKeys.posts(liveId, 1), page);

/** Each entry is 100 px high; the page is scrolled by so much below the top of the time line. */
const scrollTo = (scrolled: number) => {
  document.documentElement.scrollTop = 0;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const entry = this.closest('li');
    if (!entry) return { top: -scrolled, bottom: 2_000 } as DOMRect;
    const top = [...entry.parentElement!.children].indexOf(entry) * entryHeight - scrolled;
    return { top, bottom: top + entryHeight } as DOMRect;
  });
};
afterEach(() => jest.restoreAllMocks());

const view = (came: Posts['came'], gone: string[] = []) => (
  <TestPage services={services} fallback={fallback}>
    <TimeLine {...{ liveId, start: 1, siteOrigin, now }} posts={{ pinned: undefined, came, gone }} />
  </TestPage>
);

test.each([
  ['below its start keep theirs in place', 250, entryHeight],
  ['at its start see the new one', -50, 0],
])('a new entry: visitors %s', (_name, scrolled, moved) => {
  scrollTo(scrolled);
  const { rerender } = render(view([]));
  rerender(view([toPostView(livePost(-1), { siteOrigin })]));
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(document.documentElement.scrollTop).toBe(moved);
});

test('when the entry in view is withdrawn, the next one stays where it is', () => {
  scrollTo(250);
  const { rerender } = render(view([]));
  rerender(view([], ['p2']));
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(document.documentElement.scrollTop).toBe(-entryHeight);
});
