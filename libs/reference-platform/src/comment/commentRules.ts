import { failures, isBlank, lengthOf, toPlainText } from '@share/reference-core';
import type { StoredComment, StoredContent } from '../seed/SeedBundle';

/** Characters as a visitor counts them, after trimming. */
const maxCommentLength = 500;

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
 * Refuses a comment that its writer has just written in the same place.
 *
 * @param same the latest one with this text
 * @param now seconds
 */
export const refuseRepeated = (same: StoredComment | undefined, now: number): void => {
  const wait = same ? same.created_at + repeatSeconds - now : 0;
  if (wait > 0) throw failures.commentRepeated(wait);
};
