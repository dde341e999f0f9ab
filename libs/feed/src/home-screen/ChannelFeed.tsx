import { listName } from '@share/page-data';
import { CardList, FormerPage, MoreCards } from '@share/content-cards';
import { useMemo } from 'react';
import { CardPages } from '../card-pages/CardPages';
import { CardSkeletons } from '../card-pages/CardSkeletons';
import { feedKeys } from '../data/feedKeys';
import { useFeedServices } from '../data/FeedServices';
import type { ModuleView } from '../data/FeedViews';
import { loadChannel } from '../data/loadFeed';
import { useFeedList } from '../data/useFeedList';
import { ModuleBlock } from '../module-block/ModuleBlock';
import { ModuleRow } from '../module-block/ModuleRow';
import { toPieces, type Piece } from './toPieces';

interface ChannelFeedProps {
  /** Empty: the first channel. */
  id: string;
  modules: ModuleView[];
  /** Number of the page it starts with, from 1. */
  start: number;
  siteOrigin: string;
  /** Address of a page of this channel by its number. */
  hrefOf: (page: number) => string;
}

interface ChannelPieceProps extends Pick<ChannelFeedProps, 'modules' | 'siteOrigin'> {
  piece: Piece;
  isFirst: boolean;
}

const ChannelPiece = ({ piece: { cards, then }, isFirst, modules, siteOrigin }: ChannelPieceProps) => (
  <>
    <CardList cards={cards} hasLead={isFirst} />
    {then === 'modules' && <ModuleRow modules={modules} />}
    {typeof then === 'object' && <ModuleBlock module={then} siteOrigin={siteOrigin} />}
  </>
);

/** The cards of a channel, with its blocks between them. */
export const ChannelFeed = ({ id, modules, start, siteOrigin, hrefOf }: ChannelFeedProps) => {
  const { api } = useFeedServices();
  const listKey = feedKeys.channel(id, start);
  const list = useFeedList({
    listKey,
    start,
    loadPage: (at) => loadChannel(api, id, { ...at, siteOrigin }),
  });
  const pieces = useMemo(() => toPieces(list.pages, modules), [list.pages, modules]);
  const pages = useMemo(
    () =>
      pieces.map((ofPage, page) =>
        ofPage.map((piece, index) => (
          <ChannelPiece
            key={index}
            isFirst={start === 1 && page === 0 && index === 0}
            {...{ piece, modules, siteOrigin }}
          />
        )),
      ),
    [pieces, start, modules, siteOrigin],
  );
  const items = pieces.flat().flatMap(({ cards }) => cards);
  if (items.length === 0 && list.isLoading && !list.hasFailed) return <CardSkeletons />;

  return (
    <div>
      <FormerPage start={start} hrefOf={hrefOf} />
      <CardPages name={listName(listKey)} pages={pages} />
      <MoreCards list={{ ...list, items }} nextHref={hrefOf(start + 1)} />
    </div>
  );
};
