import { CommentSection } from '@share/comments';
import { blocksOf, DetailScreen } from '@share/content-detail';
import { PageRoot } from '@share/islands';
import { DocDetailLayout, Frozen, PreviewBanner, previewEnd } from '@share/shell';
import type { DetailPageProps } from './DetailPage';
import { pageFrame, placingIslands } from './pageFrame';

/** An item that is not published yet: without the offers of the app, statistics and taking part (spec §2). */
export const PreviewPage = ({
  item,
  fallback,
  config,
  siteOrigin,
  now,
  services,
  comments,
}: DetailPageProps) => {
  const endsAt = previewEnd(item.expiredAt, now);
  const isOver = endsAt <= now;
  const { routerControl } = pageFrame(config, services, item.title);
  const discussion = comments && blocksOf(item.contentType).comments && (
    <Frozen>
      <CommentSection
        {...services}
        {...{ now, item: { postId: item.id, siteOrigin }, isOpen: item.commentsOpen, initial: comments }}
      />
    </Frozen>
  );
  return (
    <PageRoot services={services} fallback={fallback}>
      <DocDetailLayout
        routerControl={routerControl}
        preview={placingIslands(services)('previewBanner', PreviewBanner, { endsAt, now })}
        article={!isOver && <DetailScreen {...{ item, now, siteOrigin }} />}
        comments={!isOver && discussion}
      />
    </PageRoot>
  );
};
