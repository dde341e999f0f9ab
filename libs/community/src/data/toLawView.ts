import type { LawAnswer, LawQuestion } from '@share/api-contract/types';
import { plainText, safeImageUrl } from '@share/safety';
import { titleWords } from '@share/ui/format';
import { areCommentsOpen } from './areCommentsOpen';

export interface QuestionView {
  id: string;
  title: string;
  /** Where the title may break (`titleWords`). */
  titleWords?: string;
  text: string;
  /** Field of law, such as 劳动合同. */
  category?: string;
  asker: string;
  /** Seconds. */
  createdAt?: number | undefined;
  views: number;
  likes: number;
  comments: number;
  commentsOpen: boolean;
  /** Answers in all. */
  answers: number;
  disclaimer: string;
}

export interface AnswerView {
  id: string;
  text: string;
  lawyer: { name: string; avatar?: string; isCertified: boolean; facts: string[] };
  /** Seconds. */
  createdAt?: number | undefined;
  likes: number;
  /** The asker found it the most helpful. */
  isAdopted: boolean;
}

const longestText = 20_000;

/** Stands beside every list of answers, also when the platform sends none. */
const usualDisclaimer = '仅供参考，不构成法律意见';

/** A question as its page shows it. The name of an anonymous author is never shown, whatever the platform sends. */
export const toQuestionView = (question: LawQuestion): QuestionView => {
  const title = plainText(question.title, 120);
  const words = titleWords(title);
  const category = plainText(question.category, 16);
  return {
    id: question.id ?? '',
    title,
    ...(words !== undefined && { titleWords: words }),
    text: plainText(question.content, longestText),
    ...(category && { category }),
    asker: (!question.is_anonymous && plainText(question.user?.alias, 24)) || '匿名用户',
    createdAt: question.created_at,
    views: question.view_count ?? 0,
    likes: question.like_count ?? 0,
    comments: question.comment_count ?? 0,
    commentsOpen: areCommentsOpen(question),
    answers: question.answer_count ?? 0,
    disclaimer: plainText(question.disclaimer, 60) || usualDisclaimer,
  };
};

/** An answer as the page shows it, and the lawyer who wrote it. */
export const toAnswerView = (answer: LawAnswer, { siteOrigin }: { siteOrigin: string }): AnswerView => {
  const { lawyer = {} } = answer;
  const avatar = safeImageUrl(lawyer.avatar, { siteOrigin });
  const firm = plainText(lawyer.firm, 40);
  const years = lawyer.practice_years ?? 0;
  return {
    id: answer.id ?? '',
    text: plainText(answer.content, longestText),
    lawyer: {
      name: plainText(lawyer.name, 24) || '律师',
      ...(avatar && { avatar }),
      isCertified: lawyer.is_certified ?? false,
      facts: [...(firm ? [firm] : []), ...(years > 0 ? [`执业 ${years} 年`] : [])],
    },
    createdAt: answer.created_at,
    likes: answer.like_count ?? 0,
    isAdopted: answer.is_adopted ?? false,
  };
};
