import { isId } from '@share/safety';
import type { ModulePageView } from '../data/FeedViews';

/** The group an address asks a module for; a value that can be none counts as no group (R78). */
export const requestedGroup = (group: string | null | undefined): string =>
  group && isId(group) ? group : '';

/** The group that is requested when the module knows it, else no group: the module is shown unfiltered (R78). */
export const knownGroup = (
  { tabs, group: shown }: Pick<ModulePageView, 'tabs' | 'group'>,
  group: string,
): string => (group === shown || tabs.some(({ id }) => id === group) ? group : '');
