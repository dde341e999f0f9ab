/** Business constants (spec §9). Durations are milliseconds. */
export const islandsConstants = {
  /** In a tab a page whose code is missing is loaded anew at most once in this time. */
  reloadGuardMs: 60_000,
  /** Until code that the server could not give is requested once more; our own choice. */
  codeRetryMs: 2_000,
} as const;
