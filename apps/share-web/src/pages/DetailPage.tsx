import { CollectButton, CommentFooterBar, CommentSection } from '@share/comments';
import { blocksOf, toDetailLayout } from '@share/content-detail';
import { PageRoot } from '@share/islands';
import { DocDetailLayout, OpenAppRow } from '@share/shell';
import type { Services } from '../compose/Services';
import type { DetailData } from './loadDetail.server';
import { pageFrame, placingIslands } from './pageFrame';

export interface DetailPageProps extends DetailData {
  siteOrigin: string;
  /** Milliseconds; the moment this page was made. */
  now: number;
  services: Services;
}

/** A shared item with everything around it (spec §2, docDetail). */
export const DetailPage = ({ item, config, siteOrigin, now, services, ...page }: DetailPageProps) => {
  const { id: postId, trackId, contentType, title, commentsOpen: isOpen } = item;
  const blocks = blocksOf(contentType);
  const frame = pageFrame(config, services, title);
  const island = placingIslands(services);
  const subject = { postId, trackId, contentType, siteOrigin };
  const counts = { comments: page.comments?.count ?? item.commentCount, likes: item.likeCount };
  const collect = island('collect', CollectButton, {
    item: subject,
    ...(item.kind === 'audio-album' && { variant: 'pill' as const }),
  });
  const comments =
    blocks.comments &&
    island('comments', CommentSection, {
      item: subject,
      isOpen,
      now,
      ...(page.comments && { initial: page.comments }),
    });
  const footer = island('footer', CommentFooterBar, {
    item: subject,
    counts,
    isOpen,
    commentsIn: blocks.comments ? ('page' as const) : ('drawer' as const),
  });
  const layout = toDetailLayout({
    item,
    now,
    siteOrigin,
    header: frame.header,
    openApp: <OpenAppRow site={config.site} />,
    slots: { collect, comments, footer },
  });
  return (
    <PageRoot services={services} fallback={page.fallback}>
      <DocDetailLayout {...layout} routerControl={frame.routerControl} />
    </PageRoot>
  );
};
