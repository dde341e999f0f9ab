import { firstPageIn } from '@share/page-data';
import type { CommentSlots } from '@share/content-cards';
import { Island, placeholder, type Fallback, type SharedProps } from '@share/islands';
import type { ComponentProps } from 'react';
import { CollectButton } from './collect-button/CollectButton';
import { CommentFooterBar } from './comment-footer-bar/CommentFooterBar';
import { CommentSection } from './comment-section/CommentSection';
import { commentKeys } from './data/commentKeys';
import type { CommentedItem, CommentPage } from './data/loadComments';
import { useComments } from './data/useComments';

interface CommentSlotOptions {
  item: {
    id: string;
    trackId: string;
    /** As on the wire (spec §3). */
    contentType: string;
    commentsOpen: boolean;
    commentCount: number;
    likeCount: number;
  };
  /** Milliseconds; when the page was rendered. */
  now: number;
  siteOrigin: string;
  /** `drawer`: the page has no place for the comments, its bar opens them (R30). Default `page`. */
  commentsIn?: 'page' | 'drawer';
  /** Default `icon`. */
  collectVariant?: 'icon' | 'pill';
  /** False on a page without interactions, such as a preview: only the comments, and not as an island. */
  isLive?: boolean;
}

type FooterData = ComponentProps<typeof CommentFooterBar>;

/** The controls look the same for every item. */
const sharedItem: SharedProps<CommentedItem> = {
  postId: placeholder,
  trackId: placeholder,
  contentType: placeholder,
};

/** The bar shows counts of its item, and of the list where the server has read it. */
const sharedFooterProps = ({ item, counts }: FooterData, fallback: Fallback): SharedProps<FooterData> => {
  const list = firstPageIn<CommentPage>(fallback, commentKeys.top(item.postId, 'new'));
  return { item: sharedItem, counts: { comments: list?.count ?? counts.comments } };
};

/** The parts of a discussion for the page of an item. They need a `PageRoot` with `CommentServices`. */
export const commentSlots = ({
  item: { id: postId, trackId, contentType, commentsOpen: isOpen, commentCount, likeCount },
  now,
  siteOrigin,
  commentsIn = 'page',
  collectVariant = 'icon',
  isLive = true,
}: CommentSlotOptions): CommentSlots => {
  const item: CommentedItem = { postId, trackId, contentType, siteOrigin };
  const section = { item, isOpen, now };
  if (!isLive) return { comments: <StaticSection {...section} /> };
  const counts = { comments: commentCount, likes: likeCount };
  return {
    collect: (
      <Island
        name="collect"
        Component={CollectButton}
        data={{ item, variant: collectVariant }}
        sharedEntries={[]}
        sharedProps={() => ({ item: sharedItem })}
      />
    ),
    ...(commentsIn === 'page' && {
      comments: <Island name="comments" Component={CommentSection} data={section} />,
    }),
    footer: (
      <Island
        name="footer"
        Component={CommentFooterBar}
        data={{ item, counts, isOpen, commentsIn }}
        sharedEntries={[]}
        sharedProps={sharedFooterProps}
      />
    ),
  };
};

/** Without scripts there is no way to load a list that the server could not. */
const StaticSection = (section: Parameters<typeof CommentSection>[0]) =>
  useComments(section.item).isRead ? <CommentSection {...section} /> : null;
