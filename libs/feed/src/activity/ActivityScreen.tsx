import { ArticleBody, CardList } from '@share/content-cards';
import { Button, Cover, FirstScreenEnd, Section } from '@share/ui';
import styles from './ActivityScreen.module.css';
import type { ActivityView, TimeView } from './toActivityView';

interface ActivityScreenProps {
  activity: ActivityView;
  /** Where the offer of the app leads without scripts. */
  openAppHref: string;
}

const Time = ({ text, iso }: TimeView) => <time dateTime={iso}>{text}</time>;

/** From when to when, as far as either is known. */
const Span = ({ start, end }: Pick<ActivityView, 'start' | 'end'>) => (
  <>
    {start && <Time {...start} />}
    {end ? ' 至 ' : ' 起'}
    {end && <Time {...end} />}
  </>
);

const Facts = ({ start, end, place, organizer, people }: ActivityView) => (
  <dl className={styles.facts}>
    {(start ?? end) && (
      <div>
        <dt>时间</dt>
        <dd>
          <Span start={start} end={end} />
        </dd>
      </div>
    )}
    {[
      ['地点', place],
      ['主办', organizer],
      ['人数', people],
    ].map(
      ([name, value]) =>
        value && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);

/** An activity: what, when, where and how many; the way to take part, which is in the app; its text, and what was written about it. */
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
        <div className={styles.action}>
          <Button variant="fill" wide href={openAppHref} data-open-app="">
            打开App报名
          </Button>
        </div>
      )}
      <FirstScreenEnd />
      {body && <ArticleBody html={body} />}
      {posts.length > 0 && (
        <div className={styles.posts}>
          <Section id="related" title="相关阅读">
            <CardList cards={posts} />
          </Section>
        </div>
      )}
    </article>
  );
};
