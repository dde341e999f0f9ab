/** Newest first, or most starred first. */
export type CommentSort = 'new' | 'hot';

export const commentKeys = {
  /** A list for each order. */
  top: (postId: string, sort: CommentSort) => ['comments', postId, sort] as const,
  replies: (postId: string, commentId: string) => ['comment-replies', postId, commentId] as const,
  /** Name of the toggle for collecting an item. */
  collection: (contentType: string, postId: string) => ['collection', contentType, postId] as const,
};
