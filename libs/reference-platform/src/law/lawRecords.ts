import type { LawAnswer } from '@share/api-contract/types';

/** An answer at rest, with its question and its place in the list. */
export type StoredLawAnswer = LawAnswer & {
  question: string;
  /** 1 for the adopted answer, 0 for the others. */
  lead: 0 | 1;
};
