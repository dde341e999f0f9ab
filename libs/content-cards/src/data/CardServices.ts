import type { ContentApi, MediaAccountApi } from '@share/api-client';
import type { PageActions } from '@share/islands';
import type { Session } from '@share/session';
import type { ReportEvent } from '@share/tracking';
import type { RestoredPages } from '@share/scroll-position';

/** The services of the page that lists and buttons of this library need. */
export interface CardServices {
  api: Pick<ContentApi, 'getEditorPicks' | 'getHot72h' | 'getRecommendations' | 'getRelatedContent'> &
    Pick<MediaAccountApi, 'changeFollow' | 'getFollowState'>;
  session: Session;
  page: PageActions;
  report: ReportEvent;
  /** A returning visitor finds the lists of the page as they left them. */
  restoredLists?: RestoredPages;
}
