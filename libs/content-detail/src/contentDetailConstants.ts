/** Business constants (spec §9). */
export const contentDetailConstants = {
  /** Items of a group of a special topic on one page, which is what one call gives, too (R54). */
  groupPageSize: 50,
  /** Tracks of an album on one page. */
  trackPageSize: 30,
} as const;
