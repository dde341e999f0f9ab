import { failures, isBlank, lengthOf, toPlainText } from '@share/reference-core';
import type { StoredComment, StoredContent } from '../seed/SeedBundle';

/** Characters as a reader counts them, after trimming. */
const maxCommentLength = 500;

/** Rate limits of one user. */
export interface CommentLimits {
  perMinute: number;
  perHour: number;
}

export const defaultCommentLimits: CommentLimits = { perMinute: 6, perHour: 60 };

const repeatSeconds = 60;

/** Either switch of the item closes its comments (R28). */
export const isOpenForComments = ({
  meta,
  enable_comment,
}: Pick<StoredContent, 'meta' | 'enable_comment'>): boolean =>
  (meta?.comment_available === undefined || meta.comment_available === 'true') && enable_comment !== false;

/**
 * The text as it is stored (see `toPlainText`).
 *
 * @throws PlatformFailure when nothing visible is left or it is too long
 */
export const toCommentText = (content: string): string => {
  const text = toPlainText(content);
  if (isBlank(text)) throw failures.commentEmpty();
  if (lengthOf(text) > maxCommentLength) throw failures.commentTooLong(maxCommentLength);
  return text;
};

/**
 * Refuses comments that come too fast or twice.
 *
 * @param recent the user's latest comments, newest first, at least as many as the hourly limit
 * @param now seconds
 */
export const checkCommentRate = (
  draft: Pick<StoredComment, 'post' | 'parent' | 'content'>,
  recent: readonly StoredComment[],
  { perMinute, perHour }: CommentLimits,
  now: number,
): void => {
  const repeated = recent.find(
    ({ post, parent, content, created_at }) =>
      post === draft.post &&
      parent === draft.parent &&
      content === draft.content &&
      created_at > now - repeatSeconds,
  );
  if (repeated) throw failures.commentRepeated(repeated.created_at + repeatSeconds - now);
  const wait = (limit: number, seconds: number): number =>
    (recent[limit - 1]?.created_at ?? Number.NEGATIVE_INFINITY) + seconds - now;
  const seconds = Math.max(wait(perMinute, 60), wait(perHour, 3600));
  if (seconds > 0) throw failures.commentsTooFast(seconds);
};
