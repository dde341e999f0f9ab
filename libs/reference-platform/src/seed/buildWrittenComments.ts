import { buildComments } from './buildComments';
import type { CommentDraft } from './CommentDraft';
import { draftOf } from './Draft';
import type { StoredComment } from './SeedBundle';

const subject = draftOf('topic', '', '', '');

/** Posts of visitors are starred less than stories are. */
const starShare = 0.06;

/**
 * Comments written for a post that is no story, oldest first.
 *
 * @param publishAt seconds, as `now`
 */
export const buildWrittenComments = (
  postId: string,
  written: readonly CommentDraft[],
  publishAt: number,
  now: number,
): StoredComment[] => {
  const total = written.reduce((sum, comment) => sum + 1 + comment.replies.length, 0);
  const context = { draft: subject, postId, storyGroupComments: [], written, total, publishAt, now };
  return buildComments(context).map((comment) => ({
    ...comment,
    star_count: Math.floor((comment.star_count ?? 0) * starShare),
  }));
};
