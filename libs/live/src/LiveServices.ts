import type { LiveApi } from '@share/api-client';
import type { SafeStorage } from '@share/environment';
import { useServices, type PageActions } from '@share/islands';
import type { Session } from '@share/session';
import type { ReportEvent } from '@share/tracking';

/** Services that a live room needs. */
export interface LiveServices {
  api: LiveApi;
  session: Session;
  page: PageActions;
  storage: SafeStorage;
  /** Origin of the platform as the browser reaches it; absent or empty: that of the page. */
  platformOrigin?: string;
  report: ReportEvent;
}

export const useLiveServices = () => useServices<LiveServices>();
