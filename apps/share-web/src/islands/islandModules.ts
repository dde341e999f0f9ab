import { authIslands } from '@share/auth/islands';
import { commentIslands } from '@share/comments/islands';
import { cardIslands } from '@share/content-cards/islands';
import { contentIslands } from '@share/content-detail/islands';
import type { IslandModules, IslandProps } from '@share/islands';
import { shellIslands } from '@share/shell/islands';

/** Code of the islands, each loaded on demand. */
export const islandModules = {
  ...shellIslands,
  ...authIslands,
  ...cardIslands,
  ...contentIslands,
  ...commentIslands,
  login: { when: 'use', load: async () => (await import('./Login')).Login },
  popup: { when: 'touch', load: async () => (await import('./Popup')).Popup },
} satisfies IslandModules;

declare module '@share/islands' {
  interface IslandTable extends IslandProps<Pick<typeof islandModules, 'login' | 'popup'>> {}
}
