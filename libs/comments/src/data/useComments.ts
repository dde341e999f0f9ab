import { withMinimumDelay } from '@share/environment';
import useSWRInfinite from 'swr/infinite';
import { commentKeys, type CommentSort } from './commentKeys';
import type { CommentedItem, CommentPage, CommentView } from './CommentView';
import { loadComments, type CommentsApi } from './loadComments';

/** What has been read of a discussion, and how to read on. */
export interface Comments {
  comments: CommentView[];
  /** Comments and replies together; unknown until a page has been read. */
  count: number | undefined;
  /** When `count` was true, in milliseconds; absent for the number that came with the page. */
  countedAt: number | undefined;
  /** Top-level comments; unknown until a page has been read. */
  threadCount: number | undefined;
  hasMore: boolean;
  /** As the page came with it; what has been said since is on its way. */
  isSnapshot: boolean;
  /** Something the reader waits for is on its way; reading a shown page again is not. */
  isLoading: boolean;
  /** The last attempt to read failed; what was read before stays. */
  hasFailed: boolean;
  loadMore: () => void;
}

interface ReadPage extends CommentPage {
  /** Milliseconds; when this browser asked for it. */
  readAt?: number;
}

const withoutRepeats = (comments: CommentView[]): CommentView[] => [
  ...new Map(comments.map((comment) => [comment.id, comment])).values(),
];

/** What newer comments have pushed from the snapshot to a page that is not read yet stays: a reader may be at it. */
const pushedOut = (snapshot: CommentPage, read: CommentView[]): CommentView[] => {
  const oldest = read[read.length - 1]?.createdAt ?? 0;
  const ids = new Set(read.map(({ id }) => id));
  return snapshot.comments.filter(({ id, createdAt }) => createdAt <= oldest && !ids.has(id));
};

/**
 * The comments of an item. The server's first page is shown at once and read again in the browser, because the page
 * itself may be older than its comments (R64).
 * @param untilMayGrow waits until what was read again can come in
 */
export const useComments = (
  api: CommentsApi,
  { postId, siteOrigin }: CommentedItem,
  initial?: CommentPage,
  sort: CommentSort = 'new',
  untilMayGrow?: () => Promise<void>,
): Comments => {
  const fromServer = sort === 'new' ? initial : undefined;
  const { data, error, isLoading, isValidating, size, setSize } = useSWRInfinite<ReadPage, Error>(
    (index: number) => commentKeys.top(postId, sort, index + 1),
    async ([, , , page]: ReturnType<typeof commentKeys.top>) => {
      const readAt = Date.now();
      const loading = loadComments(api, { postId, siteOrigin, page, ...(sort !== 'new' && { sort }) });
      if (page > 1 || !fromServer) return { ...(await withMinimumDelay(loading)), readAt };
      const first = await loading;
      await untilMayGrow?.();
      return { ...first, readAt };
    },
    {
      ...(fromServer && { fallbackData: [fromServer] }),
      keepPreviousData: true,
      revalidateOnMount: true,
      revalidateFirstPage: false,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
    },
  );
  const pages: ReadPage[] = data ?? (fromServer ? [fromServer] : []);
  const [first] = pages;
  const loaded = pages.flatMap((page) => page.comments);
  const isAtEnd =
    pages[pages.length - 1]?.comments.length === 0 || (first && loaded.length >= first.threadCount);
  return {
    comments: withoutRepeats(fromServer && !isAtEnd ? [...loaded, ...pushedOut(fromServer, loaded)] : loaded),
    count: first?.count,
    countedAt: first?.readAt,
    threadCount: first?.threadCount,
    hasMore: !isAtEnd,
    isSnapshot: first !== undefined && first === fromServer,
    isLoading: isValidating && (pages.length < size || error !== undefined || (isLoading && !fromServer)),
    hasFailed: error !== undefined,
    loadMore: () => void setSize(error ? size : size + 1),
  };
};

export type { CommentsApi };
