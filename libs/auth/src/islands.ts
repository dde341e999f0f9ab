import type { IslandModules } from '@share/islands';

/** The parts of the login that stand on a page of their own. */
export const authIslands = {
  loginHandOver: {
    when: 'view',
    load: async () => (await import('./login-hand-over/LoginHandOver')).LoginHandOver,
  },
} satisfies IslandModules;
