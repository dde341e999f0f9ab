import { useRestoredLists, usePagedList, useServerPage } from '@share/content-cards';
import { useServices } from '@share/islands';
import { commentKeys, type CommentSort } from './commentKeys';
import type { CommentServices } from './CommentServices';
import { loadComments, type CommentedItem, type CommentPage } from './loadComments';
import type { CommentView } from './toCommentView';
import { useCountReceiver } from './useCommentCount';
import { useDeletedComments } from './useDeletedComments';

interface CommentsOptions {
  sort?: CommentSort;
  /** Resolves when comments that are newer than the server's page may be shown. */
  untilSafeToInsert?: () => Promise<void>;
}

/** Keeps comments that newer ones pushed from the server's page to one not loaded yet: the visitor may be reading them. */
const pushedOut = (serverPage: CommentPage, read: CommentView[]): CommentView[] => {
  const oldest = read[read.length - 1]?.createdAt ?? 0;
  const ids = new Set(read.map(({ id }) => id));
  return serverPage.items.filter(({ id, createdAt = Infinity }) => createdAt <= oldest && !ids.has(id));
};

/**
 * The comments of an item. The server's first page is shown at once and read again in the browser, because a cached page
 * may be older than its comments (R64).
 */
export const useComments = (
  { postId, siteOrigin }: CommentedItem,
  { sort = 'new', untilSafeToInsert }: CommentsOptions = {},
) => {
  const { api } = useServices<CommentServices>();
  const onCount = useCountReceiver(postId);
  const { withoutDeleted } = useDeletedComments(postId);
  const newest = useServerPage<CommentPage>(commentKeys.top(postId, 'new'));
  const serverPage = sort === 'new' ? newest : undefined;
  const { items, pages, ...list } = usePagedList<CommentView, CommentPage>({
    listKey: commentKeys.top(postId, sort),
    loadPage: async (page) => {
      const readAt = Date.now();
      const loaded = await loadComments(api, { postId, siteOrigin, page, sort });
      if (page === 1 && serverPage) await untilSafeToInsert?.();
      onCount({ count: loaded.count, readAt });
      return loaded;
    },
    rereadsFirstPage: true,
    restored: useRestoredLists(),
  });
  const [first] = pages;
  return {
    ...list,
    comments: withoutDeleted(
      serverPage && list.hasMore ? [...items, ...pushedOut(serverPage, items)] : items,
    ),
    isRead: first !== undefined,
    /** Top-level comments; unknown until a page has been read. */
    threadCount: first?.total,
    /** Still as the server sent it; newer comments may be on their way. */
    isFromServer: first !== undefined && first === serverPage,
  };
};

export type Comments = ReturnType<typeof useComments>;
