/** Business constants (spec §9). */
export const clueReportConstants = {
  /** Default query of topics: the most viewed first. Every other list has as many entries on a page. */
  topicFetch: { limit: 10, sort: 'view_sum' },
} as const;
