/** Business constants (spec §9). */
export const contentDetailConstants = {
  /** Items of a group of a special topic on one page, and in one call, too (R54). */
  groupPageSize: 50,
  /** Tracks of an album on one page. */
  trackPageSize: 30,
} as const;
