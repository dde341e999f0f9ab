import type { IslandModules, IslandProps } from '@share/islands';

/** The parts of this library's own page that come alive in the browser. */
export const authIslands = {
  loginReceiver: {
    when: 'view',
    load: async () => (await import('./auth-page/LoginReceiver')).LoginReceiver,
  },
} satisfies IslandModules;

declare module '@share/islands' {
  interface IslandTable extends IslandProps<typeof authIslands> {}
}
