import { operations } from '@share/api-contract';
import type { LawAnswer, LawAnswerList, LawQuestion } from '@share/api-contract/sent';
import { failures, type Paging, type Store, toRange } from '@share/reference-core';
import { createCommentCounts } from '../comment/createCommentCounts';

/** A stored answer, with its question and its place in the list. */
export type StoredLawAnswer = LawAnswer & {
  question: string;
  /** 1 for the adopted answer, 0 for the others. */
  lead: 0 | 1;
};

/** Reads questions to lawyers. Both calls throw a PlatformFailure when there is no such question. */
export interface Law {
  question(id: string): Promise<LawQuestion>;
  answers(id: string, paging: Paging): Promise<LawAnswerList>;
}

export const createLaw = (store: Store): Law => {
  const counts = createCommentCounts(store);
  const find = async (id: string): Promise<LawQuestion> => {
    const question = await store.get<LawQuestion>('law-question', id);
    if (!question) throw failures.lawQuestionMissing();
    return question;
  };
  return {
    question: async (id) => ({
      ...(await find(id)),
      answer_count: await store.count('law-answer', { question: id }),
      comment_count: await counts.total(id),
    }),
    answers: async (id, paging) => {
      const { disclaimer } = await find(id);
      const where = { question: id };
      return operations.getLawAnswers.data.parse({
        answers: await store.list<StoredLawAnswer>('law-answer', {
          where,
          sortBy: 'lead',
          order: 'oldest',
          ...toRange(paging),
        }),
        total: await store.count('law-answer', where),
        disclaimer,
      });
    },
  };
};
