/** Business constants (spec §9). Durations are milliseconds. */
export const siteServerConstants = {
  /** A preview link is fresh for this long. */
  previewFreshMs: 30_000,
} as const;
