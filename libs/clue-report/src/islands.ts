import type { IslandModules, IslandProps } from '@share/islands';

/**
 * The islands of clue reports. They stand on links, which work before them: so they hydrate ahead of their use, when the
 * visitor stays.
 */
export const clueIslands = {
  clueReports: {
    when: 'use',
    pages: ['clue report'],
    shares: ['further', 'clues'],
    load: async () => (await import('./report-list/ReportList')).ReportList,
  },
  cluePosts: {
    when: 'use',
    pages: ['clue report'],
    shares: ['further', 'clues'],
    load: async () => (await import('./related-posts/RelatedPosts')).RelatedPosts,
  },
  clueTopics: {
    when: 'use',
    pages: ['clue report'],
    shares: ['further', 'clues'],
    load: async () => (await import('./recomend/Recomend')).Recomend,
  },
  cluePictures: {
    when: 'use',
    pages: ['clue detail'],
    load: async () => (await import('./report-detail/ReportPictures')).ReportPictures,
  },
} satisfies IslandModules;

declare module '@share/islands' {
  interface IslandTable extends IslandProps<typeof clueIslands> {}
}
