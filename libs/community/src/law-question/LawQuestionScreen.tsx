import { Island } from '@share/islands';
import { ClauseTitle, Facts, FirstScreenEnd, RelativeTime, Section } from '@share/ui';
import { formatNumber } from '@share/ui/format';
import type { QuestionView } from '../data/toLawView';
import { ReactionBar } from '../reaction-bar/ReactionBar';
import { LawAnswers } from './LawAnswers';
import { Answers, Kicker, Question, Text } from './LawQuestionScreen.styles';

export interface LawQuestionScreenProps {
  question: QuestionView;
  /** Number of the page of answers that the address names. */
  from: number;
  /** Milliseconds. */
  now: number;
  siteOrigin: string;
}

/** A question to lawyers with their answers; the disclaimer stands beside their number (spec §2). */
export const LawQuestionScreen = ({ question, from, now, siteOrigin }: LawQuestionScreenProps) => {
  const { id, title, titleWords, text, category, asker, createdAt, views, likes } = question;
  const { answers, disclaimer, comments, commentsOpen } = question;
  return (
    <>
      <Question>
        <Kicker>{['法律问答', category].filter(Boolean).join(' · ')}</Kicker>
        <ClauseTitle as="h1" text={title} words={titleWords} />
        {text && <Text>{text}</Text>}
        <Facts>
          <bdi>{asker}</bdi>
          <RelativeTime at={createdAt} now={now} />
          {views > 0 && <span>{formatNumber(views)} 浏览</span>}
        </Facts>
        <Island
          name="reactions"
          Component={ReactionBar}
          data={{ likes, comments: commentsOpen ? comments : undefined, mayShare: true }}
        />
      </Question>
      <FirstScreenEnd />
      <Answers>
        <Section id="answers" title="律师解答" aside={`${answers} 个回答 · ${disclaimer}`}>
          <Island name="lawAnswers" Component={LawAnswers} data={{ questionId: id, from, now, siteOrigin }} />
        </Section>
      </Answers>
    </>
  );
};
