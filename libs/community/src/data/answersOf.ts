import { listPageOf } from '@share/content-cards';
import { communityPaths } from '@share/site-paths';
import { pageSize, type ListSource } from './ListSource';
import { toAnswerView, type AnswerView } from './toLawView';

/** Answers of lawyers to a question: the adopted one first, then the oldest. */
export const answersOf = (questionId: string): ListSource<AnswerView> => ({
  key: ['community', 'answers', questionId],
  load: async (api, { page, siteOrigin, signal }) => {
    const { answers, total } = await api.getLawAnswers({ id: questionId, page, size: pageSize }, { signal });
    return listPageOf(answers, total, (answer) => toAnswerView(answer, { siteOrigin }));
  },
  pathOf: (page) => communityPaths.lawQuestion(questionId, { page }),
});
