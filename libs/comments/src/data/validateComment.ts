import { plainText } from '@share/safety';
import { commentTexts } from '../commentTexts';

/** Longest comment the platform accepts, in characters. */
export const maxCommentLength = 500;

/** Length as a reader counts it. */
export const lengthOfComment = (text: string): number => [...text.trim()].length;

/** Why a text cannot be sent, to be shown to the reader; undefined when it can (spec §5). */
export const validateComment = (text: string): string | undefined => {
  if (plainText(text) === '') return commentTexts.emptyAnswer;
  if (lengthOfComment(text) > maxCommentLength) return `评论最多 ${maxCommentLength} 个字`;
  return undefined;
};
