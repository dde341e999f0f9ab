import { useServices } from '@share/islands';
import type { CardServices } from '../data/CardServices';
import type { KeptPages } from './useKeptPages';

/** For `kept` of `usePagedList`: the lists of this document; undefined where nothing is kept, as on the server. */
export const useKeptLists = (): KeptPages | undefined =>
  useServices<Pick<CardServices, 'keptLists'>>().keptLists;
