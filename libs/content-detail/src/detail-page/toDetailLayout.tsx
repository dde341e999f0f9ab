import { RelatedContent, type CommentSlots } from '@share/content-cards';
import { Island, type Fallback } from '@share/islands';
import type { ReactNode } from 'react';
import { blocksOf } from '../data/blocksOf';
import type { DetailView } from '../data/DetailView';
import { DetailScreen } from '../detail-screen/DetailScreen';
import { listsAround } from './listsAround';

interface DetailPageOptions {
  item: DetailView;
  /** Milliseconds; when the page was rendered. */
  now: number;
  siteOrigin: string;
  /** First pages of the lists of the page. */
  fallback?: Fallback;
  /** The offer of the app after the item. */
  openApp?: ReactNode;
  slots?: CommentSlots;
}

/** Dark in both appearances, under a transparent header (R72). */
const isFullBleed = ({ kind }: DetailView) => kind === 'gallery' || kind === 'short-video';

/** An item that shows a page in an iframe may switch the header off (R59). */
const isBare = (item: DetailView) => item.kind === 'link' && item.link.isFramed && !item.link.showsHeader;

/**
 * The whole page of an item: the options of `PageFrame` and the slots of the layout `docDetail`, without those its kind does not
 * show (spec §2). Render it inside a `PageRoot` with `ContentServices`.
 */
export const toDetailLayout = ({
  item,
  now,
  siteOrigin,
  fallback = {},
  openApp,
  slots = {},
}: DetailPageOptions) => {
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
    ...(blocks.recommendations && listsAround({ item, siteOrigin, fallback })),
    comments: blocks.comments && slots.comments,
    footer: blocks.footer && slots.footer,
  };
  const frame = {
    layout: 'docDetail' as const,
    hasMasthead: !isBare(item),
    ...(fillsScreen && { ground: 'dark' as const }),
  };
  return { frame, parts };
};
