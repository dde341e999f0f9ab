import type { IslandModules, IslandProps } from '@share/islands';

/** Lists and buttons that several pages show. Those that show a state of the user are hydrated soon after a login. */
export const cardIslands = {
  hot: { when: 'touch', load: async () => (await import('./hot-list/HotList')).HotList },
  editorPicks: { when: 'touch', load: async () => (await import('./editor-picks/EditorPicks')).EditorPicks },
  recommendations: {
    when: 'touch',
    load: async () => (await import('./recommendations/Recommendations')).Recommendations,
  },
  related: {
    when: 'touch',
    load: async () => (await import('./related-content/RelatedContent')).RelatedContent,
  },
  follow: { when: 'reader', load: async () => (await import('./follow-button/FollowButton')).FollowButton },
} satisfies IslandModules;

declare module '@share/islands' {
  interface IslandTable extends IslandProps<typeof cardIslands> {}
}
