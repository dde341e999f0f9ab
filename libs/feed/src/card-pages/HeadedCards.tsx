import type { ListKey, ListPage } from '@share/page-data';
import { MoreCards, type CardView, type PagedList, FormerPage } from '@share/content-cards';
import { ClauseTitle, Picture } from '@share/ui';
import type { ReactNode } from 'react';
import type { ListPageView } from '../data/FeedViews';
import { CardSkeletons } from './CardSkeletons';
import { Head, Summary } from './HeadedCards.styles';
import { ListPages } from './ListPages';

interface HeadedCardsProps {
  head: Pick<ListPageView, 'title' | 'summary' | 'cover'>;
  list: PagedList<CardView, ListPage<CardView>>;
  listKey: ListKey;
  /** Number of the page the list starts with, from 1. */
  start: number;
  /** Address of a page of the list by its number. */
  hrefOf: (page: number) => string;
  /** Stands between the head and the cards. */
  tabs?: ReactNode;
}

/** A list under its title. */
export const HeadedCards = ({
  head: { title, summary, cover },
  list,
  listKey,
  start,
  hrefOf,
  tabs,
}: HeadedCardsProps) => (
  <div>
    <Head>
      {cover && <Picture {...cover} thumb={undefined} alt="" slot="column" ratio="16/9" priority />}
      <ClauseTitle as="h1" text={title} />
      {summary !== undefined && <Summary>{summary}</Summary>}
    </Head>
    {tabs}
    <h2 className="visually-hidden">内容</h2>
    <div>
      <FormerPage start={start} hrefOf={hrefOf} />
      <ListPages key={listKey.join()} listKey={listKey} pages={list.pages} />
      {list.items.length === 0 && list.isLoading ? (
        <CardSkeletons />
      ) : (
        <MoreCards list={list} nextHref={hrefOf(start + 1)} />
      )}
    </div>
  </div>
);
