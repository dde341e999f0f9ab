import type { IslandModules, IslandProps } from '@share/islands';

/**
 * The islands of clue reports. They stand on links, which work before them: so they wake ahead of their use, when the
 * reader stays.
 */
export const clueIslands = {
  clueReports: { when: 'use', load: async () => (await import('./report-list/ReportList')).ReportList },
  cluePosts: { when: 'use', load: async () => (await import('./related-posts/RelatedPosts')).RelatedPosts },
  clueTopics: { when: 'use', load: async () => (await import('./recomend/Recomend')).Recomend },
  cluePictures: {
    when: 'use',
    load: async () => (await import('./report-detail/ReportPictures')).ReportPictures,
  },
} satisfies IslandModules;

declare module '@share/islands' {
  interface IslandTable extends IslandProps<typeof clueIslands> {}
}
