/** How long the site waits for what an app puts into the page late (spec §9, R49). Milliseconds. */
export const featureDelays = {
  /** Until the answer whether the page is in a mini program counts as final. */
  miniProgram: 500,
  /** Until the configuration of the page is read. */
  pageConfig: 200,
  /** Until the open-app banner reads its configuration again. */
  bannerConfig: 500,
  /** Shortest time something the reader waits for is shown as loading. */
  fetchMinimum: 200,
} as const;
