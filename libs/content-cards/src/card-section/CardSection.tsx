import type { ListKey, ListPage } from '@share/page-data';
import { serverNow } from '@share/environment';
import { useServices } from '@share/islands';
import { Section } from '@share/ui';
import type { ReactNode } from 'react';
import { CardList } from '../card-list/CardList';
import type { CardServices } from '../data/CardServices';
import type { CardView } from '../data/CardView';
import type { LoadOptions } from '../data/loadCards';
import { usePagedList } from '../data/usePagedList';
import { useUnrepeated, type ListPlace } from '../data/useUnrepeated';
import { useRestoredLists } from '../restored-pages/useRestoredLists';
import { MoreCards } from '../more-cards/MoreCards';
import { First } from './CardSection.styles';

/** In the browser only its id, where the card is in the markup of the server (`renderedPage`). */
type ListedCard = CardView | { id: string };

interface CardSectionProps extends ListPlace {
  id: string;
  title: string;
  listKey: ListKey;
  load: (api: CardServices['api'], options: LoadOptions) => Promise<ListPage<CardView>>;
  /** Addresses on this origin become paths. */
  siteOrigin: string;
  /** Default: `CardList`. @param before how many cards stand above these */
  show?: (cards: CardView[], before: number) => ReactNode;
  /** Nothing is shown for an empty list. */
  hidesEmpty?: boolean;
}

const isCard = (listed: ListedCard): listed is CardView => 'href' in listed;

const showCards = (cards: CardView[]) => <CardList cards={cards} />;

/** A list around an item: the first page, which stays as the server has rendered it, what was loaded since, and its end. */
export const CardSection = ({
  id,
  title,
  listKey,
  load,
  siteOrigin,
  show = showCards,
  hidesEmpty,
  ...place
}: CardSectionProps) => {
  const { api } = useServices<CardServices>();
  const list = usePagedList<ListedCard>({
    listKey,
    loadPage: (page) => load(api, { page, siteOrigin, now: serverNow() }),
    restored: useRestoredLists(),
  });
  const listed = useUnrepeated(list, place);
  if (hidesEmpty && listed.length === 0 && list.pages.length > 0 && !list.hasMore) return null;
  const firstIds = new Set(list.pages[0]?.items.map((item) => item.id));
  const first = listed.filter((item) => firstIds.has(item.id));
  const shown = first.filter(isCard);
  const later = listed.slice(first.length).filter(isCard);
  return (
    <Section id={id} title={title}>
      <First>{shown.length > 0 && show(shown, 0)}</First>
      {later.length > 0 && show(later, first.length)}
      <MoreCards list={list} />
    </Section>
  );
};
