import { basePath } from './basePath';

/** The page of an invitation (spec §2). */
export const invitePath = (code: string): string =>
  `${basePath}/invite/${encodeURIComponent(code)}/index.html`;
