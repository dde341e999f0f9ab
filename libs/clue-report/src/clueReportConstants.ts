/** Business constants (spec §9). */
export const clueReportConstants = {
  /** What topics are fetched with unless something else is asked for: the most viewed first. Every other list has as many entries on a page. */
  topicFetch: { limit: 10, sort: 'view_sum' },
} as const;
