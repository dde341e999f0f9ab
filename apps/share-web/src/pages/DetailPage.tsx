import { CollectButton, CommentFooterBar, CommentSection } from '@share/comments';
import { EditorPicks, HotList, Recommendations, RelatedContent } from '@share/content-cards';
import { blocksOf, DetailScreen, frameOf } from '@share/content-detail';
import { DocDetailLayout, OpenAppRow, PageFrame } from '@share/shell';
import type { Services } from '../compose/Services';
import type { DetailData } from './loadDetail.server';
import { placingIslands } from './placingIslands';

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
  const { hasHeader: hasMasthead, isFullBleed } = frameOf(item);
  const island = placingIslands(services);
  const subject = { postId, trackId, contentType, siteOrigin };
  const list = { siteOrigin };
  const counts = { comments: page.comments?.count ?? item.commentCount, likes: item.likeCount };
  const lists = blocks.recommendations && {
    hot: island('hot', HotList, { ...list, initial: page.hot }),
    editorPicks: island('editorPicks', EditorPicks, { ...list, initial: page.picks }),
    recommendations: island('recommendations', Recommendations, {
      ...list,
      initial: page.recommendations,
      exceptId: postId,
    }),
  };
  const collect = island('collect', CollectButton, {
    item: subject,
    ...(item.kind === 'audio-album' && { variant: 'pill' as const }),
  });
  return (
    <PageFrame
      layout="docDetail"
      site={config.site}
      {...{ title, hasMasthead }}
      {...(isFullBleed && { ground: 'dark' })}
    >
      <DocDetailLayout
        showsProgress={blocks.readingProgress}
        article={<DetailScreen {...{ item, now, siteOrigin, services, collect }} />}
        openApp={!isFullBleed && <OpenAppRow site={config.site} />}
        related={blocks.related && <RelatedContent cards={page.related} />}
        {...lists}
        comments={
          blocks.comments &&
          island('comments', CommentSection, {
            item: subject,
            isOpen,
            now,
            ...(page.comments && { initial: page.comments }),
          })
        }
        footer={
          blocks.footer &&
          island('footer', CommentFooterBar, {
            item: subject,
            counts,
            isOpen,
            commentsIn: blocks.comments ? ('page' as const) : ('drawer' as const),
          })
        }
      />
    </PageFrame>
  );
};
