import type { LiveApi } from '@share/api-client';
import type { PageActions } from '@share/islands';
import type { Session } from '@share/session';

/** The services of the page that the chat of a live room needs. */
export interface ChatServices {
  api: Pick<LiveApi, 'getLiveChat' | 'getLiveToken' | 'sendLiveMessage'>;
  session: Session;
  page: PageActions;
  /** Origin of the platform as the browser reaches it; absent or empty: that of the page. */
  platformOrigin?: string;
}
