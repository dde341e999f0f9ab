import type { IslandModules } from '@share/islands';
import type { Services } from '../compose/Services';
import type { IslandTable } from './islandTypes';

/** Code of the islands, each loaded when it is needed and not before. */
export const islandModules: IslandModules<IslandTable, Services> = {
  masthead: { when: 'touch', load: async () => (await import('./MastheadIsland')).MastheadIsland },
  hot: { when: 'touch', load: async () => (await import('./HotIsland')).HotIsland },
  recommendations: {
    when: 'touch',
    load: async () => (await import('./RecommendationsIsland')).RecommendationsIsland,
  },
  comments: { when: 'view', load: async () => (await import('./CommentsIsland')).CommentsIsland },
  footer: { when: 'touch', load: async () => (await import('./FooterIsland')).FooterIsland },
};
