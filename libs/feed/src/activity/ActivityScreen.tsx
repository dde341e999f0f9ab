import { ArticleBody, CardList } from '@share/content-cards';
import { Button, Cover, FirstScreenEnd, Section } from '@share/ui';
import { Action, Fact, FactList, FactName, FactValue, Moment, Posts } from './ActivityScreen.styles';
import type { ActivityView, TimeView } from './toActivityView';

interface ActivityScreenProps {
  activity: ActivityView;
  /** Where the offer of the app leads without scripts. */
  openAppHref: string;
}

const Time = ({ text, iso }: TimeView) => <Moment dateTime={iso}>{text}</Moment>;

/** From when to when, as far as either is known. */
const Span = ({ start, end }: Pick<ActivityView, 'start' | 'end'>) => (
  <>
    {start && <Time {...start} />}
    {end ? ' 至 ' : ' 起'}
    {end && <Time {...end} />}
  </>
);

const Facts = ({ start, end, place, organizer, people }: ActivityView) => (
  <FactList>
    {(start ?? end) && (
      <Fact>
        <FactName>时间</FactName>
        <FactValue>
          <Span start={start} end={end} />
        </FactValue>
      </Fact>
    )}
    {[
      ['地点', place],
      ['主办', organizer],
      ['人数', people],
    ].map(
      ([name, value]) =>
        value && (
          <Fact key={name}>
            <FactName>{name}</FactName>
            <FactValue>{value}</FactValue>
          </Fact>
        ),
    )}
  </FactList>
);

/** An activity: title, time, place and numbers; the way to take part, which is in the app; its text, and comments. */
export const ActivityScreen = ({ activity, openAppHref }: ActivityScreenProps) => {
  const { id, title, titleWords, state, lead, cover, canJoin, body, posts } = activity;
  return (
    <article data-content-id={id}>
      <Cover
        title={title}
        titleWords={titleWords}
        kicker={['活动', state].filter(Boolean).join(' · ')}
        picture={cover}
        lead={lead}
      />
      <Facts {...activity} />
      {canJoin && (
        <Action>
          <Button variant="fill" wide href={openAppHref} data-open-app="">
            打开App报名
          </Button>
        </Action>
      )}
      <FirstScreenEnd />
      {body && <ArticleBody html={body} />}
      {posts.length > 0 && (
        <Posts>
          <Section id="related" title="相关阅读">
            <CardList cards={posts} />
          </Section>
        </Posts>
      )}
    </article>
  );
};
