import { FormerPage, MoreCards } from '@share/content-cards';
import { Avatar, EmptyState, Facts, RelativeTime, Tag } from '@share/ui';
import { ScaleIcon } from '@share/ui/icons';
import { answersOf } from '../data/answersOf';
import { useListFrom } from '../data/listFrom';
import type { AnswerView } from '../data/toLawView';
import { ReactionBar } from '../reaction-bar/ReactionBar';
import { Answer, Answers, Head, Item, Lawyer, Name, NameLine, Paragraph, Text } from './LawAnswers.styles';

interface LawAnswerProps {
  answer: AnswerView;
  /** Milliseconds; when the page was made. */
  now: number;
}

/** The whole answer of a lawyer: a legal text is never folded. */
const LawAnswer = ({ answer, now }: LawAnswerProps) => {
  const { lawyer, isAdopted } = answer;
  return (
    <Answer>
      <Head>
        <Avatar name={lawyer.name} size={44} {...(lawyer.avatar && { src: lawyer.avatar })} />
        <Lawyer>
          <NameLine>
            <Name>{lawyer.name}</Name>
            {lawyer.isCertified && (
              <Tag>
                <ScaleIcon size={16} />
                执业律师
              </Tag>
            )}
            {isAdopted && <Tag>提问者采纳</Tag>}
          </NameLine>
          {lawyer.facts.length > 0 && (
            <Facts>
              {lawyer.facts.map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </Facts>
          )}
        </Lawyer>
      </Head>
      <Text>
        {answer.text.split(/\n+/).map((paragraph, index) => (
          <Paragraph key={index}>{paragraph}</Paragraph>
        ))}
      </Text>
      <ReactionBar likes={answer.likes}>
        <RelativeTime at={answer.createdAt} now={now} />
      </ReactionBar>
    </Answer>
  );
};

export interface LawAnswersProps {
  questionId: string;
  /** Number of the page that the address names. */
  from: number;
  /** Milliseconds; when the page was made. */
  now: number;
  siteOrigin: string;
}

/** Answers of lawyers: the adopted one first, as the platform sends them. */
export const LawAnswers = ({ questionId, from, now, siteOrigin }: LawAnswersProps) => {
  const source = answersOf(questionId);
  const list = useListFrom(source, { from, siteOrigin });
  if (list.items.length === 0 && !list.hasMore && !list.hasFailed)
    return <EmptyState title="还没有律师回答" />;
  return (
    <>
      <FormerPage start={from} hrefOf={source.pathOf} />
      <Answers role="list">
        {list.items.map((answer) => (
          <Item key={answer.id}>
            <LawAnswer answer={answer} now={now} />
          </Item>
        ))}
      </Answers>
      <MoreCards list={list} nextHref={source.pathOf(from + 1)} />
    </>
  );
};
