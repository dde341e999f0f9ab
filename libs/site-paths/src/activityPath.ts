import { basePath } from './basePath';

/** The page of something visitors may go to or take part in (spec §2). */
export const activityPath = (postId: string): string =>
  `${basePath}/activity/${encodeURIComponent(postId)}/index.html`;
