import type { IslandModules, IslandProps } from '@share/islands';

/** The islands of this library's own page. */
export const authIslands = {
  loginReceiver: {
    when: 'view',
    needs: ['login'],
    pages: ['auth'],
    load: async () => (await import('./auth-page/LoginReceiver')).LoginReceiver,
  },
} satisfies IslandModules;

declare module '@share/islands' {
  interface IslandTable extends IslandProps<typeof authIslands> {}
}
