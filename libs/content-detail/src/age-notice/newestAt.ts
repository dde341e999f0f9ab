interface Dated {
  /** Seconds. */
  publishedAt?: number | undefined;
}

/** When something was last added, in seconds: an album or a special topic is as old as the newest thing in it. */
export const newestAt = (item: Dated, parts: readonly Dated[] = []): number | undefined => {
  const times = [item, ...parts].map(({ publishedAt }) => publishedAt).filter((at) => at !== undefined);
  return times.length > 0 ? Math.max(...times) : undefined;
};
