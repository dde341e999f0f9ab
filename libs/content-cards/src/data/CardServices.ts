import type { ContentApi, MediaAccountApi } from '@share/api-client';
import type { PageActions } from '@share/islands';
import type { Session } from '@share/session';

/** What lists and buttons of this library use of their page. */
export interface CardServices {
  api: Pick<ContentApi, 'getEditorPicks' | 'getHot72h' | 'getRecommendations' | 'getRelatedContent'> &
    Pick<MediaAccountApi, 'changeFollow' | 'getFollowState'>;
  session: Session;
  page: PageActions;
}
