import { ArticleBody } from '@share/content-cards';
import { ClauseTitle, Facts, FirstScreenEnd, RelativeTime } from '@share/ui';
import { formatNumber } from '@share/ui/format';
import { BackIcon, NextIcon } from '@share/ui/icons';
import type { EntryView } from '../data/toEntryView.server';
import {
  Chapter,
  ChapterLink,
  Direction,
  Empty,
  Head,
  Neighbour,
  NeighbourLink,
  NeighbourLinks,
  Summary,
} from './EntryScreen.styles';

export interface EntryScreenProps {
  entry: EntryView;
  /** Milliseconds. */
  now: number;
}

/** The entries before and after this one, in the order of the catalogue. */
const Neighbours = ({ previous, next }: Pick<EntryView, 'previous' | 'next'>) =>
  previous || next ? (
    <NeighbourLinks aria-label="前后内容">
      {previous && (
        <NeighbourLink href={previous.href} rel="prev">
          <BackIcon size={16} />
          <Neighbour>
            <Direction>上一条</Direction>
            {previous.title}
          </Neighbour>
        </NeighbourLink>
      )}
      {next && (
        <NeighbourLink href={next.href} rel="next">
          <Neighbour>
            <Direction>下一条</Direction>
            {next.title}
          </Neighbour>
          <NextIcon size={16} />
        </NeighbourLink>
      )}
    </NeighbourLinks>
  ) : null;

/** An entry of an open catalogue as an article, with the way on to its neighbours and its chapter. */
export const EntryScreen = ({ entry, now }: EntryScreenProps) => {
  const { title, titleWords, summary, chapter, source, publishedAt, views, body } = entry;
  return (
    <>
      <article>
        <Head>
          <Chapter>
            <ChapterLink href={chapter.href}>{chapter.title}</ChapterLink>
          </Chapter>
          <ClauseTitle as="h1" text={title} words={titleWords} />
          {summary && <Summary>{summary}</Summary>}
          <Facts look="small">
            {source && <span>{source}</span>}
            <RelativeTime at={publishedAt} now={now} />
            {views > 0 && <span>{formatNumber(views)} 浏览</span>}
          </Facts>
        </Head>
        <FirstScreenEnd />
        {body ? <ArticleBody html={body} /> : <Empty>这一条还没有正文。</Empty>}
      </article>
      <Neighbours previous={entry.previous} next={entry.next} />
    </>
  );
};
