import { isDecodableId, topicSegment } from '@share/safety';
import { basePath, clueTopicsPath } from '@share/site-paths';
import { clueReportConstants } from '../clueReportConstants';

const usualSort = clueReportConstants.topicFetch.sort;

/** Lists of a person, as their page names them in `?tab=`; the first is shown without it. */
export const personTabs = ['clues', 'at_ta', 'posts'] as const;

export type PersonTab = (typeof personTabs)[number];

/** Orders of the reports of a topic; the first is the usual one. */
export const topicSorts = [usualSort, 'new'] as const;

export type TopicSort = (typeof topicSorts)[number];

const withQuery = (path: string, fields: Record<string, string | undefined>): string => {
  const given = Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined);
  const query = new URLSearchParams(given).toString();
  return query ? `${path}?${query}` : path;
};

const numberOf = (page: number) => (page > 1 ? String(page) : undefined);

/** Page of a report; undefined when there can be none with this id. */
export const reportPath = (postId = ''): string | undefined =>
  isDecodableId(postId) ? `${basePath}/dejin/detail/${postId}/index.html` : undefined;

/** Page of a person or an office, with one of its lists; undefined when there can be none with this id. */
export const personPath = (userId = '', tab: PersonTab = 'clues', page = 1): string | undefined => {
  if (!isDecodableId(userId)) return undefined;
  return withQuery(`${basePath}/dejin/personal/${userId}/index.html`, {
    tab: tab === 'clues' ? undefined : tab,
    page: numberOf(page),
  });
};

/** The name of a topic as the platform compares it; undefined when no topic can have it. */
export const toTopicName = (name: string): string | undefined => {
  try {
    return decodeURIComponent(topicSegment(name));
  } catch {
    return undefined;
  }
};

/** Page of a topic; undefined when no topic can have this name. */
export const topicPath = (name: string, sort: TopicSort = usualSort, page = 1): string | undefined => {
  const known = toTopicName(name);
  if (known === undefined) return undefined;
  return withQuery(`${basePath}/dejin/topic/${encodeURIComponent(known)}/index.html`, {
    sort: sort === usualSort ? undefined : sort,
    page: numberOf(page),
  });
};

/** Page of the recommended topics. */
export const topicsPath = (page = 1): string => withQuery(clueTopicsPath, { page: numberOf(page) });
