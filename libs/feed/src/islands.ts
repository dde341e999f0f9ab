import type { IslandModules, IslandProps } from '@share/islands';

/** `feed`: pages that a reader moves inside; they wake with the page, so that a tap on a tab does. The others answer taps on pages of their own. */
export const feedIslands = {
  feed: { when: 'load', load: async () => (await import('./feed/Feed')).Feed },
  flyCards: { when: 'view', load: async () => (await import('./fly-card/FlyCards')).FlyCards },
  inviteCode: { when: 'use', load: async () => (await import('./invite/InviteCode')).InviteCode },
  inviteRecord: { when: 'reader', load: async () => (await import('./invite/InviteRecord')).InviteRecord },
} satisfies IslandModules;

declare module '@share/islands' {
  interface IslandTable extends IslandProps<typeof feedIslands> {}
}
