/** SWR keys of the comments of one item. */
export const commentKeys = {
  top: (postId: string, page: number) => ['comments', postId, page] as const,
  replies: (postId: string, commentId: string) => ['comment-replies', postId, commentId] as const,
};

/** Comments page size, starting at page 1 (spec §9). */
export const commentPageSize = 10;
