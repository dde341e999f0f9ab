import { basePath } from '@share/site-paths';

const page = (path: string, query: Record<string, string> = {}): string => {
  const search = new URLSearchParams(query).toString();
  return `${basePath}/${path}/index.html${search && `?${search}`}`;
};

/** Addresses of the pages that show clue reports, circles, questions to lawyers and open content (spec §2). */
export const sitePages = {
  clue: (postId: string) => page(`dejin/detail/${postId}`),
  cluePerson: (userId: string) => page(`dejin/personal/${userId}`),
  clueTopic: (name: string) => page(`dejin/topic/${encodeURIComponent(name)}`),
  circle: (id: string) => page('dimim/circle', { id }),
  circlePost: (id: string) => page('dimim/content', { id }),
  circleTopic: (id: string) => page('dimim/topic', { id }),
  lawQuestion: (id: string) => page('fazak/problemShare', { id }),
  openCatalog: (rid: string, id: string) => page('dejin/catalog', { rid, id }),
  openContent: (rid: string, uuid: string) => page('dejin/content', { rid, uuid }),
};
