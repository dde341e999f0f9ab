import { commentIslands } from '@share/comments/islands';
import { cardIslands } from '@share/content-cards/islands';
import { contentIslands } from '@share/content-detail/islands';
import type { IslandModules, IslandProps } from '@share/islands';
import { shellIslands } from '@share/shell/islands';

/** Code of the islands of items and of the frame of every page, each loaded on demand. */
export const islandModules = {
  ...shellIslands,
  ...cardIslands,
  ...contentIslands,
  ...commentIslands,
  login: { when: 'use', load: async () => (await import('./Login')).Login },
  popup: { when: 'touch', load: async () => (await import('./Popup')).Popup },
  share: { when: 'touch', load: async () => (await import('./Share')).Share },
} satisfies IslandModules;

declare module '@share/islands' {
  interface IslandTable extends IslandProps<Pick<typeof islandModules, 'login' | 'popup' | 'share'>> {}
}
