import { communityPaths } from '@share/site-paths';
import { pageSize, type ListSource } from './ListSource';
import { toAnswerView, type AnswerView } from './toLawView';

/** Answers of lawyers to a question: the adopted one first, then the oldest. */
export const answersOf = (questionId: string): ListSource<AnswerView> => ({
  key: ['community', 'answers', questionId],
  load: async (api, { page, siteOrigin, signal }) => {
    const { answers, total } = await api.getLawAnswers({ id: questionId, page, size: pageSize }, { signal });
    return { items: answers.map((answer) => toAnswerView(answer, { siteOrigin })), total };
  },
  pathOf: (page) => communityPaths.lawQuestion(questionId, { page }),
});
