/**
 * Compares two plain versions (`major.minor.patch`); a pre-release counts as older than its release.
 *
 * @param {string} left
 * @param {string} right
 * @returns {number} below 0 when left is older, 0 when equal, above 0 when newer
 */
export const compareVersions = (left, right) => {
  const [a, b] = [parts(left), parts(right)];
  const index = a.findIndex((value, at) => value !== b[at]);
  return index === -1 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
};

/** @param {string} version */
const parts = (version) => {
  const [release = '', preRelease] = version.split('-', 2);
  const numbers = release.split('.').map(Number);
  return [numbers[0] ?? 0, numbers[1] ?? 0, numbers[2] ?? 0, preRelease === undefined ? 1 : 0];
};
