import { useServices } from '@share/islands';
import type { RestoredPages } from '@share/scroll-position';
import type { CardServices } from '../data/CardServices';

/** For `restored` of `usePagedList`: the lists of this document; undefined where nothing is restored, as on the server. */
export const useRestoredLists = (): RestoredPages | undefined =>
  useServices<Pick<CardServices, 'restoredLists'>>().restoredLists;
