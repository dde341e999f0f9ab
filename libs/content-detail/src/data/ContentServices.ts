import type { AlbumApi, ContentApi, ItemApi, MediaAccountApi, SpecialApi } from '@share/api-client';
import type { SafeStorage } from '@share/environment';
import { useServices, type PageActions } from '@share/islands';
import type { MediaEvent } from '@share/media-player';
import type { Session } from '@share/session';

/** Says that an item was played, paused or played to its end; `time` and `duration` in seconds. */
type ReportMedia = (event: MediaEvent, item: { itemId: string; time: number; duration: number }) => void;

/** Services that the islands of a detail page need. */
export interface ContentServices {
  api: AlbumApi & ContentApi & ItemApi & MediaAccountApi & SpecialApi;
  session: Session;
  page: PageActions;
  storage: SafeStorage;
  /** Reports to the statistics; left out where nothing is counted. */
  reportMedia?: ReportMedia;
}

export const useContentServices = () => useServices<ContentServices>();
