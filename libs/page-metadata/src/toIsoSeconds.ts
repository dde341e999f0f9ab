/** A time in ISO 8601, in whole seconds; undefined for one that is not known or cannot be. */
export const toIsoSeconds = (seconds: number | undefined): string | undefined => {
  const date = new Date((seconds ?? NaN) * 1000);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().replace('.000Z', 'Z');
};
