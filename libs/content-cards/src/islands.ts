import type { IslandModules, IslandProps } from '@share/islands';

/** The lists that several pages show. */
export const cardIslands = {
  hot: { when: 'touch', load: async () => (await import('./hot-list/HotList')).HotList },
  editorPicks: { when: 'touch', load: async () => (await import('./editor-picks/EditorPicks')).EditorPicks },
  recommendations: {
    when: 'touch',
    load: async () => (await import('./recommendations/Recommendations')).Recommendations,
  },
} satisfies IslandModules;

declare module '@share/islands' {
  interface IslandTable extends IslandProps<typeof cardIslands> {}
}
