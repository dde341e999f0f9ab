import {
  cardKeys,
  EditorPicks,
  firstPageIn,
  HotList,
  listName,
  Recommendations,
  withoutNeedlessExceptions,
  type CardView,
  type ListPage,
} from '@share/content-cards';
import { Island, type Fallback } from '@share/islands';
import type { ItemView } from '../data/DetailView';

interface ListsOptions {
  item: ItemView;
  siteOrigin: string;
  /** First pages of the lists of the page. */
  fallback: Fallback;
}

const { hot, editorPicks, recommendations, related } = cardKeys;

/** The lists that every item has around it, each item once on the page. */
export const listsAround = ({ item, siteOrigin, fallback }: ListsOptions) => {
  const relatedPage = firstPageIn<ListPage<CardView>>(fallback, related(item.contentType, item.id));
  const exceptIds = [item.id, ...(relatedPage?.items.map(({ id }) => id) ?? [])];
  return {
    hot: <Island name="hot" Component={HotList} data={{ siteOrigin }} shows={[listName(hot)]} />,
    editorPicks: (
      <Island
        name="editorPicks"
        Component={EditorPicks}
        data={{ siteOrigin, exceptIds }}
        shows={[listName(editorPicks), listName(hot)]}
        shownAs={withoutNeedlessExceptions(editorPicks)}
      />
    ),
    recommendations: (
      <Island
        name="recommendations"
        Component={Recommendations}
        data={{ siteOrigin, exceptIds }}
        shows={[listName(recommendations), listName(hot), listName(editorPicks)]}
        shownAs={withoutNeedlessExceptions(recommendations)}
      />
    ),
  };
};
