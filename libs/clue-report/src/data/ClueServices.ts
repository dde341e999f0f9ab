import type { ClueApi } from '@share/api-client';
import type { PageActions } from '@share/islands';

/** The services of the page that the islands of this library need. */
export interface ClueServices {
  api: ClueApi;
  page: PageActions;
}
