import { cleanText } from '@share/safety';

/** The message for an empty text (spec §8). */
const emptyAnswer = '评论不能为空～';

/** Longest comment or line of chat the platform accepts, in characters. */
export const maxCommentLength = 500;

/** Length as a visitor counts it. */
export const lengthOfComment = (text: string): number => [...text.trim()].length;

/** Why a text cannot be sent, to be shown to the visitor; undefined when it can (spec §5). */
export const validateComment = (text: string): string | undefined => {
  if (cleanText(text) === '') return emptyAnswer;
  if (lengthOfComment(text) > maxCommentLength) return `评论最多 ${maxCommentLength} 个字`;
  return undefined;
};
