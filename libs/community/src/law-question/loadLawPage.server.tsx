import { isBehindEnd } from '@share/page-data';
import type { CommunityApi } from '@share/api-client';
import { toPageNumber, type LoadFeaturePage } from '@share/content-cards';
import { toPageLinkParams } from '@share/open-app';
import { communityPaths } from '@share/site-paths';
import { answersOf } from '../data/answersOf';
import { loadListFrom } from '../data/loadListFrom';
import { toQuestionSubject } from '../data/subjects';
import { toQuestionView } from '../data/toLawView';
import { LawQuestionScreen } from './LawQuestionScreen';

/** `/fazak/problemShare/`: a question to lawyers with their answers. */
export const loadLawPage: LoadFeaturePage<CommunityApi> = async (request) => {
  const { api, data, params, siteOrigin, now } = request;
  const id = params['id'] ?? params['post_id'];
  if (id === undefined) return 'invalid';
  const from = toPageNumber(params['page']);
  const source = answersOf(id);
  const [question, page] = await Promise.all([
    data.item(`community question/${id}`, async (signal) => {
      const found = await api.getLawQuestion({ id }, { signal });
      return found.id === id && typeof found.title === 'string' ? toQuestionView(found) : undefined;
    }),
    loadListFrom(request, source, from),
  ]);
  if (!question || isBehindEnd(page, from)) return 'missing';
  const path = communityPaths.lawQuestion(id);
  return {
    title: question.title,
    layout: 'default',
    element: <LawQuestionScreen {...{ question, from, now, siteOrigin }} />,
    share: { path, summary: question.text },
    subject: toQuestionSubject(question, page?.items ?? []),
    appLink: toPageLinkParams(path, id),
    contentId: id,
    reportTarget: { type: 'question', id },
  };
};
