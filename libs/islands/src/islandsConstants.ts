/** Business constants (spec §9). Durations are milliseconds. */
export const islandsConstants = {
  /** A page whose code is missing is loaded anew at most once in this time. */
  reloadGuardMs: 60_000,
} as const;
