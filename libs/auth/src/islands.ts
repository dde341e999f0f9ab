import type { IslandModules, IslandProps } from '@share/islands';

/** The parts of the login that stand on a page of their own. */
export const authIslands = {
  loginHandOver: {
    when: 'view',
    load: async () => (await import('./login-hand-over/LoginHandOver')).LoginHandOver,
  },
} satisfies IslandModules;

declare module '@share/islands' {
  interface IslandTable extends IslandProps<typeof authIslands> {}
}
