import {
  cardKeys,
  EditorPicks,
  HotList,
  listName,
  Recommendations,
  RelatedContent,
  withoutNeedlessException,
  type CommentSlots,
} from '@share/content-cards';
import { Island } from '@share/islands';
import type { ReactNode } from 'react';
import { blocksOf } from '../data/blocksOf';
import type { DetailView } from '../data/DetailView';
import { DetailScreen } from '../detail-screen/DetailScreen';

interface DetailPageOptions {
  item: DetailView;
  /** Milliseconds; when the page was rendered. */
  now: number;
  siteOrigin: string;
  /** The offer of the app after the item. */
  openApp?: ReactNode;
  slots?: CommentSlots;
}

/** A full-bleed item, dark in both appearances, has a bar of its own (R72). */
const isFullBleed = ({ kind }: DetailView) => kind === 'gallery' || kind === 'short-video';

/** An item that shows a page in an iframe may switch the header off (R59). */
const isBare = (item: DetailView) => item.kind === 'link' && item.link.isFramed && !item.link.showsHeader;

const listsAround = ({ id: exceptId, siteOrigin }: { id: string; siteOrigin: string }) => ({
  hot: <Island name="hot" Component={HotList} data={{ siteOrigin }} shows={[listName(cardKeys.hot)]} />,
  editorPicks: (
    <Island
      name="editorPicks"
      Component={EditorPicks}
      data={{ siteOrigin }}
      shows={[listName(cardKeys.editorPicks)]}
    />
  ),
  recommendations: (
    <Island
      name="recommendations"
      Component={Recommendations}
      data={{ siteOrigin, exceptId }}
      shows={[listName(cardKeys.recommendations)]}
      shownAs={withoutNeedlessException}
    />
  ),
});

/**
 * The whole page of an item: the options of `PageFrame` and the slots of the layout `docDetail`, without those its kind does not
 * show (spec §2). Render it inside a `PageRoot` with `ContentServices`.
 */
export const toDetailLayout = ({ item, now, siteOrigin, openApp, slots = {} }: DetailPageOptions) => {
  const { id, contentType } = item;
  const blocks = blocksOf(contentType);
  const fillsScreen = isFullBleed(item);
  const parts = {
    showsProgress: blocks.readingProgress,
    article: <DetailScreen item={item} now={now} siteOrigin={siteOrigin} collect={slots.collect} />,
    openApp: !fillsScreen && openApp,
    related: blocks.related && (
      <Island name="related" Component={RelatedContent} data={{ postId: id, contentType, siteOrigin }} />
    ),
    ...(blocks.recommendations && listsAround({ id, siteOrigin })),
    comments: blocks.comments && slots.comments,
    footer: blocks.footer && slots.footer,
  };
  const frame = {
    layout: 'docDetail' as const,
    hasMasthead: !fillsScreen && !isBare(item),
    ...(fillsScreen && { ground: 'dark' as const }),
  };
  return { frame, parts };
};
