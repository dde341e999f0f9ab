import { arch, platform } from 'node:process';

/** Files of the build that only the workspace reads; its source maps are as large as the client. */
const forWorkspace = /(^|\/)\.vite\/(bundles|packages)\.json$|\/share-web\/dist\/maps$/;

/** Of a package: types, maps, sources of native code, and extensions of the embedded database, which no program loads. */
const notLoaded =
  /\.(map|h|ts|mts|cts|tar\.gz)$|\/sharp\/(src|install)$|\/pglite\/dist\/(contrib|live|node-postgres|worker)$/;

/** Whether a file, or a folder with all in it, belongs into a pack. */
export const isPacked = (/** @type {string} */ path) => !forWorkspace.test(path) && !notLoaded.test(path);

/**
 * The result of `npm run pack`: `folders` are copied, from a path of the workspace to one of the pack; `builds` are those whose packages
 * it holds; `packages` are copied, with all they need, since they bring files besides modules. The limits (10^6 bytes) are for its files and its
 * archive.
 *
 * @typedef {{ name: string, folders: Record<string, string>, builds: string[], packages: string[], limitMb: number, archiveLimitMb: number }} Pack
 * @typedef {Pack & { program: string }} ProgramPack
 * @type {(version: string) => { site: ProgramPack, platform: ProgramPack, media: Pack }}
 */
export const toPacks = (version) => ({
  site: {
    name: `share-site-${version}`,
    program: 'server/main.js',
    folders: { 'apps/share-web/dist': '.' },
    builds: ['apps/share-web/dist/client', 'apps/share-web/dist/server'],
    packages: [],
    limitMb: 20,
    archiveLimitMb: 6,
  },
  platform: {
    // sharp is native code.
    name: `share-platform-${version}-${platform}-${arch}`,
    program: 'main.js',
    folders: { 'apps/reference-api/dist': '.' },
    builds: ['apps/reference-api/dist'],
    packages: ['sharp', '@electric-sql/pglite'],
    limitMb: 45,
    archiveLimitMb: 20,
  },
  // Larger than both programs, and only the sample content of the platform shows them.
  media: {
    name: `share-media-${version}`,
    folders: { 'libs/reference-platform/fixtures/media': '.' },
    builds: [],
    packages: [],
    limitMb: 32,
    archiveLimitMb: 32,
  },
});
