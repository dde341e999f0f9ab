import type { LawQuestion } from '@share/api-contract/sent';
import { communityPaths } from '@share/site-paths';
import type { StoredLawAnswer } from '../../community/createLaw';
import { publishedAt } from '../cityTime';
import { buildWrittenComments } from '../buildWrittenComments';
import type { SeedRecord, StoredComment } from '../SeedBundle';
import type { LawDraft } from './LawDraft';
import { lawQuestions } from './lawQuestions';

const disclaimer = '仅供参考，不构成法律意见';

const requestedAt = ({ hoursAgo }: LawDraft, now: number) => publishedAt(now, hoursAgo);

const toQuestion = (draft: LawDraft, now: number): LawQuestion => ({
  id: draft.id,
  title: draft.title,
  content: draft.content,
  category: draft.category,
  is_anonymous: !draft.alias,
  user: { alias: draft.alias ?? '匿名用户' },
  created_at: requestedAt(draft, now),
  view_count: draft.views,
  like_count: draft.likes,
  answer_count: draft.answers.length,
  disclaimer,
  share_link: communityPaths.lawQuestion(draft.id),
  meta: { comment_available: 'true' },
  enable_comment: true,
});

const toAnswers = (draft: LawDraft, now: number): StoredLawAnswer[] =>
  draft.answers.map(({ lawyer, hours, content, likes, isAdopted }, index) => ({
    id: `${draft.id}a${index + 1}`,
    content,
    lawyer: {
      lawyer_id: lawyer.id,
      name: lawyer.name,
      avatar: `/media/avatar/${lawyer.id}.svg`,
      firm: lawyer.firm,
      practice_years: lawyer.years,
      is_certified: true,
      fields: [...lawyer.fields],
    },
    created_at: publishedAt(now, draft.hoursAgo - hours),
    like_count: likes,
    is_adopted: isAdopted ?? false,
    question: draft.id,
    lead: isAdopted ? 1 : 0,
  }));

/** Questions to lawyers with answers and comments; `now` in seconds. */
export const buildLawSeed = (now: number): { records: SeedRecord[]; comments: StoredComment[] } => ({
  records: [
    ...lawQuestions
      .map((draft) => toQuestion(draft, now))
      .map((body) => ({
        kind: 'law-question' as const,
        id: body.id,
        body,
      })),
    ...lawQuestions
      .flatMap((draft) => toAnswers(draft, now))
      .map((body) => ({ kind: 'law-answer' as const, id: body.id, body })),
  ],
  comments: lawQuestions.flatMap((draft) =>
    buildWrittenComments(draft.id, draft.comments ?? [], requestedAt(draft, now), now),
  ),
});
