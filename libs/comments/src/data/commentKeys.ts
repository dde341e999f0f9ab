/** Newest first, or most starred first. */
export type CommentSort = 'new' | 'hot';

/** SWR keys of the comments of one item; the last two are shared by the islands of a page and never fetched. */
export const commentKeys = {
  top: (postId: string, sort: CommentSort, page: number) => ['comments', postId, sort, page] as const,
  replies: (postId: string, commentId: string) => ['comment-replies', postId, commentId] as const,
  /** What a reader has to do with an item; of no interest while nobody is logged in. */
  relation: (contentType: string, postId: string) => ['relation', contentType, postId] as const,
  own: (postId: string) => ['own-comments', postId] as const,
  writing: (postId: string) => ['comment-writing', postId] as const,
};

/** Comments page size, starting at page 1 (spec §9). */
export const commentPageSize = 10;
