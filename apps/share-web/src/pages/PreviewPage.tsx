import { CommentSection } from '@share/comments';
import { blocksOf, DetailScreen } from '@share/content-detail';
import { DocDetailLayout, Frozen, PageFrame } from '@share/shell';
import type { DetailPageProps } from './DetailPage';

/** An item that is not published yet: without the offers of the app, statistics and taking part (spec §2). */
export const PreviewPage = ({ item, config, siteOrigin, now, services, comments }: DetailPageProps) => {
  const discussion = comments && blocksOf(item.contentType).comments && (
    <Frozen>
      <CommentSection
        {...services}
        {...{ now, item: { postId: item.id, siteOrigin }, isOpen: item.commentsOpen, initial: comments }}
      />
    </Frozen>
  );
  return (
    <PageFrame
      layout="docDetail"
      site={config.site}
      title={item.title}
      preview={{ expiredAt: item.expiredAt, now }}
    >
      <DocDetailLayout
        article={<DetailScreen {...{ item, now, siteOrigin, services }} />}
        comments={discussion}
      />
    </PageFrame>
  );
};
