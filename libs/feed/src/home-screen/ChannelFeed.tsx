import { CardList, MoreCards, FormerPage } from '@share/content-cards';
import { CardPages } from '../card-pages/CardPages';
import { CardSkeletons } from '../card-pages/CardSkeletons';
import { feedKeys } from '../data/feedKeys';
import { useFeedServices } from '../data/FeedServices';
import type { ModuleView } from '../data/FeedViews';
import { loadChannel } from '../data/loadFeed';
import { useFeedList } from '../data/useFeedList';
import { ModuleBlock } from '../module-block/ModuleBlock';
import { ModuleRow } from '../module-block/ModuleRow';
import styles from './HomeScreen.module.css';
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

/** The cards of a channel, with its blocks between them. */
export const ChannelFeed = ({ id, modules, start, siteOrigin, hrefOf }: ChannelFeedProps) => {
  const { api } = useFeedServices();
  const listKey = feedKeys.channel(id, start);
  const list = useFeedList({
    listKey,
    start,
    loadPage: (at) => loadChannel(api, id, { ...at, siteOrigin }),
  });
  const pages = toPieces(list.pages, modules);
  const items = pages.flatMap((pieces) => pieces.flatMap(({ cards }) => cards));
  if (items.length === 0 && list.isLoading && !list.hasFailed) return <CardSkeletons />;

  const showPiece = ({ cards, then }: Piece, isFirst: boolean) => (
    <div key={cards[0]?.id} className={styles.piece}>
      <CardList cards={cards} hasLead={isFirst} />
      {then === 'modules' && <ModuleRow modules={modules} />}
      {typeof then === 'object' && <ModuleBlock module={then} siteOrigin={siteOrigin} />}
    </div>
  );
  return (
    <div>
      <FormerPage start={start} hrefOf={hrefOf} />
      <CardPages
        listKey={listKey}
        pages={pages.map((pieces, page) =>
          pieces.map((piece, place) => showPiece(piece, start === 1 && page === 0 && place === 0)),
        )}
      />
      <MoreCards list={{ ...list, items }} nextHref={hrefOf(start + 1)} />
    </div>
  );
};
