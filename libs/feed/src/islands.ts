import type { IslandModules, IslandProps } from '@share/islands';

/** `feed`: pages that a visitor moves inside; they hydrate with the page, so that a tap on a tab does. The others answer taps on pages of their own. */
export const feedIslands = {
  feed: {
    when: 'load',
    pages: ['feed'],
    shares: ['channels', 'further'],
    load: async () => (await import('./feed/Feed')).Feed,
  },
  flyCards: {
    when: 'view',
    pages: ['fly card'],
    shares: ['further'],
    load: async () => (await import('./fly-card/FlyCards')).FlyCards,
  },
  inviteCode: {
    when: 'use',
    pages: ['invite'],
    load: async () => (await import('./invite/InviteCode')).InviteCode,
  },
  inviteRecord: {
    when: 'user',
    pages: ['invite'],
    load: async () => (await import('./invite/InviteRecord')).InviteRecord,
  },
} satisfies IslandModules;

declare module '@share/islands' {
  interface IslandTable extends IslandProps<typeof feedIslands> {}
}
