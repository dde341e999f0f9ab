import type { IslandModules, IslandProps } from '@share/islands';

/** Kinds of page that end in lists. */
const withLists = ['article', 'video', 'video album', 'audio'] as const;

/** Lists and buttons that several pages show. Those that show a state of the user are hydrated soon after a login. */
export const cardIslands = {
  hot: {
    when: 'touch',
    file: 'cards',
    shares: ['lists'],
    pages: withLists,
    load: async () => (await import('./hot-list/HotList')).HotList,
  },
  editorPicks: {
    when: 'touch',
    file: 'cards',
    shares: ['lists'],
    pages: withLists,
    load: async () => (await import('./editor-picks/EditorPicks')).EditorPicks,
  },
  recommendations: {
    when: 'touch',
    file: 'cards',
    shares: ['lists'],
    pages: withLists,
    load: async () => (await import('./recommendations/Recommendations')).Recommendations,
  },
  related: {
    when: 'touch',
    file: 'cards',
    shares: ['lists'],
    pages: withLists,
    load: async () => (await import('./related-content/RelatedContent')).RelatedContent,
  },
  follow: {
    when: 'user',
    pages: [...withLists, 'short video'],
    needs: ['login'],
    load: async () => (await import('./follow-button/FollowButton')).FollowButton,
  },
} satisfies IslandModules;

declare module '@share/islands' {
  interface IslandTable extends IslandProps<typeof cardIslands> {}
}
