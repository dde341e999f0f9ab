import type { CommentFooterBarProps, CommentSectionProps } from '@share/comments';
import type { HotListProps, RecommendationsProps } from '@share/content-detail';
import type { IslandComponent } from '@share/islands';
import type { SiteView } from '@share/shell';
import type { Services } from '../compose/Services';

/** The parts of a page that come alive in the browser, each with the data that travels with it. */
export interface IslandTable {
  masthead: { site: SiteView };
  hot: Omit<HotListProps, 'api'>;
  recommendations: Omit<RecommendationsProps, 'api'>;
  comments: Omit<CommentSectionProps, 'api'>;
  footer: { site: SiteView; bar: Pick<CommentFooterBarProps, 'commentCount' | 'likeCount' | 'isOpen'> };
}

export type SiteIsland<Name extends keyof IslandTable> = IslandComponent<IslandTable[Name], Services>;
