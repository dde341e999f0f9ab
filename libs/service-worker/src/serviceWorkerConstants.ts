import { basePath } from '@share/site-paths';

/** Constants of the worker for pages: its address, and its scope (spec §9). */
export const workerPath = `${basePath}/sw.js`;
export const workerScope = `${basePath}/`;
export const assetsPath = `${basePath}/assets/`;
/** A visitor's first page needs the line and the processor for itself: so many milliseconds after it has loaded the worker comes. */
export const firstStartMs = 3_000;

/** Constants of the worker alone. Times in milliseconds, sizes in bytes. */
export const serviceWorkerConstants = {
  /** All caches of this site begin with it: other sites of the origin keep theirs. */
  cachePrefix: 'share-site:',
  /** Changes with what is saved and how; caches of another version are deleted. */
  cacheVersion: 2,
  /** How long a page with a saved copy waits for the network. */
  networkTimeoutMs: 3_000,
  /** The offline page is requested anew when it is older and a page has been read. */
  offlinePageFreshMs: 24 * 3_600_000,
  /** How long a picture that is shown waits for the network to begin its answer. */
  pictureTimeoutMs: 30_000,
  /** A file or picture that takes longer is not saved. */
  fileTimeoutMs: 10_000,
  maxPages: 30,
  maxFilesPerPage: 100,
  maxPicturesPerPage: 20,
  maxPictureBytes: 2_000_000,
  /** Of pages with their files and pictures. */
  maxBytes: 40_000_000,
} as const;
