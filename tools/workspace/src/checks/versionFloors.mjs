import { lt } from 'semver';

/** The oldest version of each package without a known hole this site could meet. Raise a row for an advisory; never lower one. */
export const floors = [
  { name: 'react', atLeast: '19.2.8', because: 'CVE-2026-44907 and the earlier server-function holes' },
  { name: 'react-dom', atLeast: '19.2.8', because: 'released together with react' },
  {
    name: 'react-router',
    atLeast: '7.18.5',
    because: 'CVE-2026-53666 (hydration data), CVE-2026-53669 and CVE-2026-40181 (open redirects)',
  },
  { name: 'react-router-dom', atLeast: '7.18.5', because: 'released together with react-router' },
  { name: 'hono', atLeast: '4.13.5', because: 'CVE-2026-44456 (body limit), GHSA-gqvv-2mrq-wpjv' },
  { name: '@hono/node-server', atLeast: '2.1.8', because: 'GHSA-92pp-h63x-v22m, GHSA-frvp-7c67-39w9' },
  { name: 'dompurify', atLeast: '3.4.18', because: 'CVE-2026-41238 to 41240, CVE-2026-49458, 49459, 49978' },
  { name: 'sanitize-html', atLeast: '2.17.4', because: 'CVE-2026-44990 (xmp)' },
];

/** Server functions are the way in of CVE-2025-55182 and its successors. */
const serverFunctions = /^react-server-dom-/;

/**
 * Every copy of a package in the lockfile, nested ones too, is at or above its floor.
 *
 * @type {(lock: import('./lockfile.mjs').Lockfile) => string[]}
 */
export const versionFloors = (lock) =>
  Object.entries(lock.packages).flatMap(([path, entry]) => {
    const name = entry.name ?? path.split('node_modules/').at(-1) ?? path;
    if (serverFunctions.test(name))
      return [
        `${path} must not be installed: this site has no server functions, which CVE-2025-55182 needs.`,
      ];
    const floor = floors.find((row) => row.name === name);
    if (!floor || !entry.version || !lt(entry.version, floor.atLeast)) return [];
    return [`${path} is ${entry.version}, at least ${floor.atLeast} is needed: ${floor.because}.`];
  });
