/**
 * Compares versions number by number, so that 8.0.10 comes after 8.0.9.
 * @param version such as `8.0.49`; `undefined` is older than every version
 */
export const isVersionAtLeast = (version: string | undefined, minimum: string): boolean => {
  if (version === undefined) return false;
  const parts = version.split('.').map(Number);
  const minimumParts = minimum.split('.').map(Number);
  for (let index = 0; index < minimumParts.length; index += 1) {
    const difference = (parts[index] ?? 0) - (minimumParts[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
};
