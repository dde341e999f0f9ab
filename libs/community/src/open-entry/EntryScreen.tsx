import { ArticleBody } from '@share/content-cards';
import { ClauseTitle, Facts, FirstScreenEnd, RelativeTime } from '@share/ui';
import { formatNumber } from '@share/ui/format';
import { BackIcon, NextIcon } from '@share/ui/icons';
import type { EntryView } from '../data/toEntryView.server';
import styles from './EntryScreen.module.css';

export interface EntryScreenProps {
  entry: EntryView;
  /** Milliseconds. */
  now: number;
}

/** The entries before and after this one, in the order of the catalogue. */
const Neighbours = ({ previous, next }: Pick<EntryView, 'previous' | 'next'>) =>
  previous || next ? (
    <nav className={styles.neighbours} aria-label="前后内容">
      {previous && (
        <a href={previous.href} rel="prev">
          <BackIcon size={16} />
          <span>
            <small>上一条</small>
            {previous.title}
          </span>
        </a>
      )}
      {next && (
        <a href={next.href} rel="next">
          <span>
            <small>下一条</small>
            {next.title}
          </span>
          <NextIcon size={16} />
        </a>
      )}
    </nav>
  ) : null;

/** An entry of an open catalogue as an article, with the way on to its neighbours and its chapter. */
export const EntryScreen = ({ entry, now }: EntryScreenProps) => {
  const { title, titleWords, summary, chapter, source, publishedAt, views, body } = entry;
  return (
    <>
      <article>
        <header className={styles.head}>
          <p className={styles.chapter}>
            <a href={chapter.href}>{chapter.title}</a>
          </p>
          <ClauseTitle as="h1" text={title} words={titleWords} />
          {summary && <p className={styles.summary}>{summary}</p>}
          <Facts look="small">
            {source && <span>{source}</span>}
            <RelativeTime at={publishedAt} now={now} />
            {views > 0 && <span>{formatNumber(views)} 浏览</span>}
          </Facts>
        </header>
        <FirstScreenEnd />
        {body ? <ArticleBody html={body} /> : <p className={styles.empty}>这一条还没有正文。</p>}
      </article>
      <Neighbours previous={entry.previous} next={entry.next} />
    </>
  );
};
