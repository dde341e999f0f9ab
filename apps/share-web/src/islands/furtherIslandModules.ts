import { authIslands } from '@share/auth/islands';
import { clueIslands } from '@share/clue-report/islands';
import { appCommentIslands } from '@share/comments/islands';
import { communityIslands } from '@share/community/islands';
import { pcIslands } from '@share/desktop-page/islands';
import { feedIslands } from '@share/feed/islands';
import { liveIslands } from '@share/live/islands';
import { islandModules } from './islandModules';

/** The islands of pages that show no item, with those of every page, and what mounts them: the bundles of item pages do not name them. */
export const furtherIslands = {
  modules: {
    ...islandModules,
    ...appCommentIslands,
    ...authIslands,
    ...clueIslands,
    ...communityIslands,
    ...feedIslands,
    ...liveIslands,
    ...pcIslands,
  },
  loadRuntime: async () => (await import('./furtherRuntime')).mount,
};
