import { basePath } from './basePath';

/** Query of a list: another kind of entries than the usual one, and the number of a page from 1. */
interface ListQuery {
  type?: string | undefined;
  page?: number | undefined;
}

const address = (path: string, query: Record<string, string | number | undefined>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && !(name === 'page' && value === 1)) search.set(name, String(value));
  const requested = search.toString();
  return `${basePath}/${path}/index.html${requested && `?${requested}`}`;
};

/**
 * Addresses of circles, questions to lawyers and open content (spec §2). Without an id: all circles, all topics, the posts of all circles;
 * without the id of a catalogue: all entries of the resource.
 */
export const communityPaths = {
  circle: (id?: string, list: ListQuery = {}) => address('dimim/circle', { id, ...list }),
  post: (id?: string, list: ListQuery = {}) => address('dimim/content', { id, ...list }),
  topic: (id?: string, list: ListQuery = {}) => address('dimim/topic', { id, ...list }),
  lawQuestion: (id: string, list: ListQuery = {}) => address('fazak/problemShare', { id, ...list }),
  openCatalog: (rid: string, id?: string, list: ListQuery = {}) =>
    address('dejin/catalog', { rid, id, ...list }),
  openContent: (rid: string, uuid: string) => address('dejin/content', { rid, uuid }),
};
