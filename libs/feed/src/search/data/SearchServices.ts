import type { SearchApi } from '@share/api-client';
import type { CardServices } from '@share/content-cards';

/** The services of the page that a search needs. */
export interface SearchServices extends CardServices {
  api: CardServices['api'] & SearchApi;
}
