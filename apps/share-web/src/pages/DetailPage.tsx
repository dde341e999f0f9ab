import { ArticleScreen, RelatedContent } from '@share/content-detail';
import { Island } from '@share/islands';
import { DocDetailLayout, OpenAppRow } from '@share/shell';
import type { Services } from '../compose/Services';
import { CommentsIsland } from '../islands/CommentsIsland';
import { FooterIsland } from '../islands/FooterIsland';
import { HotIsland } from '../islands/HotIsland';
import { MastheadIsland } from '../islands/MastheadIsland';
import { RecommendationsIsland } from '../islands/RecommendationsIsland';
import type { DetailData } from './loadDetail.server';

interface DetailPageProps extends DetailData {
  services: Services;
}

/** A shared item with everything around it (spec §2, docDetail). */
export const DetailPage = ({ article, site, siteOrigin, now, services, ...page }: DetailPageProps) => (
  <DocDetailLayout
    header={<Island name="masthead" Component={MastheadIsland} services={services} data={{ site }} />}
    article={<ArticleScreen article={article} now={now} />}
    openApp={<OpenAppRow site={site} />}
    related={<RelatedContent cards={page.related} />}
    hot={
      <Island name="hot" Component={HotIsland} services={services} data={{ initial: page.hot, siteOrigin }} />
    }
    recommendations={
      <Island
        name="recommendations"
        Component={RecommendationsIsland}
        services={services}
        data={{ initial: page.recommendations, siteOrigin, exceptId: article.id }}
      />
    }
    comments={
      <Island
        name="comments"
        Component={CommentsIsland}
        services={services}
        data={{
          item: { postId: article.id, siteOrigin },
          isOpen: article.commentsOpen,
          initial: page.comments,
          now,
        }}
      />
    }
    footer={
      <Island
        name="footer"
        Component={FooterIsland}
        services={services}
        data={{
          site,
          bar: {
            commentCount: page.comments?.count ?? article.commentCount,
            likeCount: article.likeCount,
            isOpen: article.commentsOpen,
          },
        }}
      />
    }
  />
);
