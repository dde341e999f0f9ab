import { usePagedList } from '@share/content-cards';
import { useLiveServices } from '../LiveServices';
import { isWithdrawn } from './isWithdrawn';
import { liveKeys } from './liveKeys';
import type { PostView, RoomView } from './LiveView';
import { loadRoom, postPageSize } from './loadRoom';
import { mergePosts } from './mergePosts';
import type { Posts } from './useLiveRoom';

interface PostsOptions {
  liveId: string;
  /** Number of the page that the document shows, from 1. */
  start: number;
  siteOrigin: string;
  /** Changes since then. */
  posts: Posts;
}

/** A page of entries as one of a list that begins with page `start`. */
export const toListFrom = (room: RoomView, start: number): RoomView => ({
  ...room,
  total: Math.max(0, room.total - (start - 1) * postPageSize),
});

/** Text and pictures of a room: those of its page and newer ones, older ones on request. */
export const usePosts = ({ liveId, start, siteOrigin, posts }: PostsOptions) => {
  const { api } = useLiveServices();
  const list = usePagedList<PostView, RoomView>({
    listKey: liveKeys.posts(liveId, start),
    loadPage: async (page) =>
      toListFrom(await loadRoom(api, { id: liveId, page: start + page - 1 }, { siteOrigin }), start),
    pageSize: postPageSize,
  });
  // A later page of a document without scripts is not where new entries belong.
  const items = start === 1 ? mergePosts(list.items, posts.came) : list.items;
  const pinned = posts.pinned === undefined ? list.pages[0]?.pinned : posts.pinned;
  const isThere = (post: PostView) => !posts.gone.includes(post.id) && !isWithdrawn(post, posts.read);
  return {
    ...list,
    items: items.filter((post) => post.id !== pinned?.id && isThere(post)),
    pinned: pinned && isThere(pinned) ? pinned : undefined,
  };
};
