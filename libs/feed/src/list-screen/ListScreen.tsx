import { MoreCards, toPageNumber } from '@share/content-cards';
import { useParams, useSearchParams } from 'react-router-dom';
import { CardSkeletons } from '../card-pages/CardSkeletons';
import { HeadedCards } from '../card-pages/HeadedCards';
import { feedKeys } from '../data/feedKeys';
import { useFeedServices } from '../data/FeedServices';
import { loadList } from '../data/loadFeed';
import { useFeedList } from '../data/useFeedList';
import type { ScreenProps } from '../feed/FeedProps';
import { addressOf, feedPaths, withPage } from '../moving/feedPaths';
import { useHead } from '../moving/useHead';

/** A list that editors have put together. */
export const ListScreen = (props: ScreenProps) => {
  const { siteOrigin } = props;
  const { api } = useFeedServices();
  const { '*': path = '' } = useParams();
  const [part = ''] = path.split('/');
  const [query] = useSearchParams();
  // The path wins; without a part it has the index alone (R81).
  const id = /^$|\.html$/.test(part) ? (query.get('list_id') ?? query.get('id') ?? '') : part;
  const start = toPageNumber(query.get('page') ?? undefined);
  const listKey = feedKeys.list(id, start);
  const list = useFeedList({
    listKey,
    start,
    loadPage: (at) => loadList(api, id, { ...at, siteOrigin }),
  });
  const [head] = list.pages;
  useHead({ title: head?.title, summary: head?.summary, path: feedPaths.list(id) }, props);
  if (!head) return list.isLoading ? <CardSkeletons /> : <MoreCards list={list} />;
  return (
    <HeadedCards
      head={head}
      list={list}
      listKey={listKey}
      start={start}
      hrefOf={(page) => addressOf(withPage(feedPaths.list(id), page))}
    />
  );
};
