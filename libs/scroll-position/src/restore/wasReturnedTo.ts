/** Whether this document was opened by going back or forward. */
export const wasReturnedTo = (): boolean => {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return navigation !== undefined && (navigation as PerformanceNavigationTiming).type === 'back_forward';
};
