/**
 * Compares versions number by number, so that 8.0.10 comes after 8.0.9.
 * @param version such as `8.0.49`; an absent one is older than all.
 */
export const isVersionAtLeast = (version: string | undefined, minimum: string): boolean => {
  if (version === undefined) return false;
  const own = version.split('.').map(Number);
  const least = minimum.split('.').map(Number);
  for (let place = 0; place < least.length; place += 1) {
    const difference = (own[place] ?? 0) - (least[place] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
};
