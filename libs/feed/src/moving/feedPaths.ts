import { homePath } from '@share/site-paths';

const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const text = new URLSearchParams(given).toString();
  return text ? `${path}?${text}` : path;
};

/** Paths of these pages under the base path, as the router knows them. */
export const feedPaths = {
  home: (group?: string) => withQuery('/', { group }),
  search: '/search/index.html',
  list: (id: string) => `/list/${encodeURIComponent(id)}/index.html`,
  module: (id: string, group?: string) => withQuery('/content_model/index.html', { id, group }),
};

/** The whole address of one of these paths. */
export const addressOf = (path: string): string => homePath + path.slice(1);

/** A page of a list by its number. */
export const withPage = (path: string, page: number): string => {
  if (page <= 1) return path;
  return `${path}${path.includes('?') ? '&' : '?'}page=${page}`;
};
