import type { IslandModules, IslandProps } from '@share/islands';

/** Lists and controls of circles, law questions and open content. Posts are hydrated soon for the pictures in them. */
export const communityIslands = {
  joinCircle: {
    when: 'touch',
    pages: ['circle'],
    shares: ['circles'],
    load: async () => (await import('./group-head/JoinButton')).JoinButton,
  },
  reactions: {
    when: 'touch',
    pages: ['circle'],
    shares: ['circles'],
    load: async () => (await import('./reaction-bar/ReactionBar')).ReactionBar,
  },
  circlePost: {
    when: 'use',
    pages: ['circle'],
    shares: ['circles'],
    load: async () => (await import('./post-card/PostCard')).PostCard,
  },
  circlePosts: {
    when: 'use',
    pages: ['circle'],
    shares: ['further', 'circles'],
    load: async () => (await import('./post-list/PostList')).PostList,
  },
  circleGroups: {
    when: 'use',
    pages: ['circle'],
    shares: ['further', 'circles'],
    load: async () => (await import('./group-list/GroupList')).GroupList,
  },
  lawAnswers: {
    when: 'use',
    pages: ['law question'],
    shares: ['further', 'circles'],
    load: async () => (await import('./law-question/LawAnswers')).LawAnswers,
  },
  openEntries: {
    when: 'use',
    pages: ['open content'],
    shares: ['further', 'circles'],
    load: async () => (await import('./open-catalog/EntryList')).EntryList,
  },
} satisfies IslandModules;

declare module '@share/islands' {
  interface IslandTable extends IslandProps<typeof communityIslands> {}
}
