import { livePost, liveRoom, siteOrigin } from '../../testing/liveFixtures';
import { isWithdrawn, toReadPosts } from './isWithdrawn';
import type { PostView } from './LiveView';
import { toPostView, toRoomView } from './toRoomView';

const post = (index: number) => toPostView(livePost(index), { siteOrigin });
const at = ({ at: time }: PostView, id: string) => ({ ...post(0), id, at: time });

/** A room with entries 2, 4 and 6 on its first page, of `total`. */
const readPosts = (total: number, pinned?: number) => {
  const posts = [2, 4, 6].map((index) => livePost(index));
  const given = pinned === undefined ? {} : { pinned: livePost(pinned) };
  return toReadPosts(toRoomView(liveRoom(0, { posts, total, ...given }), { siteOrigin }));
};

test.each([
  ['on the page', post(4), false],
  ['that the page lacks', post(3), true],
  ['newer than the page: it may have come since', post(1), false],
  ['as old as the newest one', at(post(2), 'other'), false],
  ['as old as the oldest one', at(post(6), 'other'), false],
  ['older than the page: another page may have it', post(7), false],
  ['without a time', { ...post(3), at: undefined }, false],
])('an entry %s', (_name, entry, isGone) => expect(isWithdrawn(entry, readPosts(24))).toBe(isGone));

test.each([
  ['newer than all', post(1), false],
  ['that is lacking', post(3), true],
  ['that is lacking at the end', post(7), true],
])('the page holds all entries there are; one %s', (_name, entry, isGone) =>
  expect(isWithdrawn(entry, readPosts(3))).toBe(isGone),
);

test('the pinned entry is there, also where the line does not repeat it', () => {
  expect(isWithdrawn(post(3), readPosts(24, 3))).toBe(false);
});

test('before the first answer and after an empty one nothing is known to be withdrawn', () => {
  expect(isWithdrawn(post(3), undefined)).toBe(false);
  const nothing = toReadPosts(toRoomView(liveRoom(0), { siteOrigin }));
  expect(isWithdrawn(post(3), nothing)).toBe(false);
});
