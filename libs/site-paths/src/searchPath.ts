import { basePath } from './basePath';

/** The search, before anything is searched (spec §2). */
export const searchPath = `${basePath}/search/index.html`;
