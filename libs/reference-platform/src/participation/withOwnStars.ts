import type { Comment, CommentList } from '@share/api-contract/types';
import type { Marks } from './createMarks';

/** Says of each comment whether this user has liked it; for anybody else the list stays as it is. */
export const withOwnStars = async (
  list: CommentList,
  userId: string | undefined,
  marks: Pick<Marks, 'has'>,
): Promise<CommentList> => {
  if (!userId) return list;
  const withStar = async (comment: Comment): Promise<Comment> => ({
    ...comment,
    star: await marks.has('star', userId, { kind: 'comment', id: comment.gid }),
    ...(comment.replys && { replys: await Promise.all(comment.replys.map(withStar)) }),
  });
  return { ...list, comments: await Promise.all(list.comments.map(withStar)) };
};
