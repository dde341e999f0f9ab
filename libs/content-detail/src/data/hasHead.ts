import type { ContentDetail } from '@share/api-contract/types';

/** Whether an answer is an item at all: every item has its id and a title. */
export const hasHead = (answer: Partial<Pick<ContentDetail, 'post_id' | 'title'>> | undefined): boolean =>
  answer?.post_id !== undefined && answer.title !== undefined;
