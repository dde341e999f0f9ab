import { listFallback } from '@share/page-data/testing';
import { TestPage } from '@share/islands/testing';
import { renderHook } from '@testing-library/react';
import { createLiveServices } from '../../testing/createLiveServices';
import { livePost, liveRoom, siteOrigin } from '../../testing/liveFixtures';
import { toReadPosts } from './isWithdrawn';
import { liveKeys } from './liveKeys';
import { toPostView, toRoomView } from './toRoomView';
import type { Posts } from './useLiveRoom';
import { usePosts } from './usePosts';

const liveId = 'lvBirds1';
const services = createLiveServices();
const page = toRoomView(liveRoom(3, { pinned: livePost(1) }), { siteOrigin });
const fallback = listFallback(liveKeys.posts(liveId, 1), page);

/** The entries that are shown of a page whose pinned entry is p1: the pinned one, then the others. */
const shownAfter = (happened: Partial<Posts>) => {
  const posts: Posts = { pinned: undefined, came: [], gone: [], ...happened };
  const { result } = renderHook(() => usePosts({ liveId, start: 1, siteOrigin, posts }), {
    wrapper: ({ children }) => (
      <TestPage services={services} fallback={fallback}>
        {children}
      </TestPage>
    ),
  });
  const { pinned, items } = result.current;
  return [pinned?.id, items.map(({ id }) => id).join()];
};

const other = toPostView(livePost(2), { siteOrigin });

const readPosts = (...indexes: number[]) =>
  toReadPosts(toRoomView(liveRoom(0, { posts: indexes.map((index) => livePost(index)) }), { siteOrigin }));

test('entries that the platform shows no more are not shown, wherever they stood', () => {
  expect(shownAfter({ pinned: null, read: readPosts(0, 2) })).toEqual([undefined, 'p0,p2']);
  expect(shownAfter({ read: readPosts(0, 2) })).toEqual([undefined, 'p0,p2']);
  expect(
    shownAfter({ pinned: null, came: [toPostView(livePost(1), { siteOrigin })], read: readPosts(0) }),
  ).toEqual([undefined, 'p0']);
});

test.each<[string, Partial<Posts>, [string | undefined, string]]>([
  ['as on the page', {}, ['p1', 'p0,p2']],
  ['another one', { pinned: other }, ['p2', 'p0,p1']],
  ['none any more: it stands in the line', { pinned: null }, [undefined, 'p0,p1,p2']],
  ['withdrawn: it is nowhere', { gone: ['p1'] }, [undefined, 'p0,p2']],
  ['read again and withdrawn', { pinned: other, gone: ['p2'] }, [undefined, 'p0,p1']],
])('the pinned entry, %s', (_name, happened, shown) => {
  expect(shownAfter(happened)).toEqual(shown);
});
