import { MoreCards, toPageNumber } from '@share/content-cards';
import { useSearchParams } from 'react-router-dom';
import { CardSkeletons } from '../card-pages/CardSkeletons';
import { HeadedCards } from '../card-pages/HeadedCards';
import { StickyTabs } from '../card-pages/StickyTabs';
import { feedKeys } from '../data/feedKeys';
import { useFeedServices } from '../data/FeedServices';
import { loadModule } from '../data/loadFeed';
import { useFeedList } from '../data/useFeedList';
import type { ScreenProps } from '../feed/FeedProps';
import { addressOf, feedPaths, withPage } from '../moving/feedPaths';
import { useHead } from '../moving/useHead';
import { requestedGroup, knownGroup } from './groupOfModule';

interface ModuleTabsProps extends ScreenProps {
  id: string;
  /** Empty: unfiltered, which is the first tab. */
  group: string;
  start: number;
}

/** While another tab is being loaded the head stays, and its cards are awaited. */
const ModuleOf = ({ id, group, start, ...site }: ModuleTabsProps) => {
  const { siteOrigin } = site;
  const { api } = useFeedServices();
  const listKey = feedKeys.module(id, group, start);
  const list = useFeedList({
    listKey,
    start,
    loadPage: (at) => loadModule(api, { id, group }, { ...at, siteOrigin }),
  });
  const [head] = list.pages;
  const known = head ? knownGroup(head, group) : group;
  useHead({ title: head?.title, summary: head?.summary, path: feedPaths.module(id, known) }, site);
  if (!head) return list.isLoading ? <CardSkeletons /> : <MoreCards list={list} />;
  const selected = known || (head.group ?? '');
  const isFormer = head.group !== undefined && head.group !== selected;
  const shown = isFormer ? { ...list, pages: [], items: [], hasMore: true } : list;
  return (
    <HeadedCards
      head={head}
      list={shown}
      listKey={listKey}
      start={start}
      hrefOf={(page) => addressOf(withPage(feedPaths.module(id, known), page))}
      tabs={
        head.tabs.length > 1 && (
          <StickyTabs
            label="分类"
            items={head.tabs.map((tab) => ({ ...tab, label: tab.name, href: feedPaths.module(id, tab.id) }))}
            selected={selected}
          />
        )
      }
    />
  );
};

/** A content module with its tabs (spec §2, query `id` and `group`). */
export const ModuleScreen = (props: ScreenProps) => {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  return (
    <ModuleOf
      key={id}
      {...props}
      id={id}
      group={requestedGroup(query.get('group'))}
      start={toPageNumber(query.get('page') ?? undefined)}
    />
  );
};
