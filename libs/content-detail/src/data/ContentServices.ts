import type { AlbumApi, ContentApi, ItemApi, MediaAccountApi, SpecialApi } from '@share/api-client';
import type { SafeStorage } from '@share/environment';
import { useServices, type PageActions } from '@share/islands';
import type { Session } from '@share/session';
import type { ReportEvent } from '@share/tracking';

/** Services that the islands of a detail page need. */
export interface ContentServices {
  api: AlbumApi & ContentApi & ItemApi & MediaAccountApi & SpecialApi;
  session: Session;
  page: PageActions;
  storage: SafeStorage;
  report: ReportEvent;
}

export const useContentServices = () => useServices<ContentServices>();
