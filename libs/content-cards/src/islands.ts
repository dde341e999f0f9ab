import type { IslandModules, IslandProps } from '@share/islands';

/** Lists and buttons that several pages show. What shows a state of the reader is hydrated soon for them. */
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
