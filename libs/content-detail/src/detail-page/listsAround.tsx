import { firstPageIn, listName, type ListPage } from '@share/page-data';
import {
  cardKeys,
  EditorPicks,
  HotList,
  Recommendations,
  withoutNeedlessExceptions,
  type CardView,
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
    hot: <Island name="hot" Component={HotList} data={{ siteOrigin }} sharedEntries={[listName(hot)]} />,
    editorPicks: (
      <Island
        name="editorPicks"
        Component={EditorPicks}
        data={{ siteOrigin, exceptIds }}
        sharedEntries={[listName(editorPicks), listName(hot)]}
        sharedProps={withoutNeedlessExceptions(editorPicks)}
      />
    ),
    recommendations: (
      <Island
        name="recommendations"
        Component={Recommendations}
        data={{ siteOrigin, exceptIds }}
        sharedEntries={[listName(recommendations), listName(hot), listName(editorPicks)]}
        sharedProps={withoutNeedlessExceptions(recommendations)}
      />
    ),
  };
};
