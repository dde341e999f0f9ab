import { areIdsDecodable, refusedSegment } from '@share/safety';
import { basePath } from '../basePath';
import { parseContentPath, toCanonicalContentPath } from '../contentPath';
import { indexSegment } from '../detailPath';
import { isUnknownQuery, toCanonicalQuery, type AllowedQuery } from './canonicalQuery';
import type { ItemAddress, NamedAddress, PageAddress, PreviewAddress } from './PageAddress';
import { partInQuery } from './partInQuery';
import { readQuery } from './readQuery';

/** A row of the route table (spec §2): the addresses of one page, or of one kind of items. */
export interface PageRoute {
  /** Path under the base path; of a row for items only a name for logs and metrics. */
  path: string;
  /** Names of the optional parts between the path and the index (R6). Absent: the path has neither. */
  parts?: readonly string[];
  /** Which items belong to the row; of two rows that accept one, the first is meant. Absent: the row is for its own path. */
  accepts?: (item: Pick<ItemAddress | PreviewAddress, 'kind' | 'type'>) => boolean;
  /** Query parameters that make a difference to the page; default: none. */
  query?: AllowedQuery;
}

/** An address, and the row it belongs to. */
export interface RoutedPage<Route> {
  route: Route;
  address: PageAddress;
}

/**
 * Routes a canonical path with its query as it was sent. `missing`: the visitor is sent to the 404 page; undefined: no page can be there,
 * which is 404.
 */
export type RoutePage<Route> = (path: string, search: string) => RoutedPage<Route> | 'missing' | undefined;

type FromQuery = 'query' | 'isUnknownQuery';

/** An address without what its query says. */
type OwnAddress =
  Omit<ItemAddress, FromQuery> | Omit<PreviewAddress, FromQuery> | Omit<NamedAddress, FromQuery>;

const noQuery = new URLSearchParams();

const withoutIndex = (segments: readonly string[]) =>
  segments[segments.length - 1]?.endsWith('.html') ? segments.slice(0, -1) : segments;

/** One or two digits at the end of a path are a month and no id, where the query names one. */
const isMonth = (part: string) => /^\d{1,2}$/.test(part);

const toNamedAddress = (
  { path, parts: names }: PageRoute,
  rest: readonly string[],
  sent: URLSearchParams,
): OwnAddress | 'missing' | undefined => {
  if (!names) return { kind: 'page', path: basePath + path, parts: {}, family: 'peony' };
  const given = withoutIndex(rest);
  if (given.length > names.length) return undefined;
  const named = given.length === 0 && names[0] !== undefined ? partInQuery(sent, names[0]) : undefined;
  const segments = named === undefined ? given : [named];
  if (segments.includes(refusedSegment)) return 'missing';
  return {
    kind: 'page',
    path: [basePath + path, ...segments, indexSegment].join('/'),
    parts: Object.fromEntries(segments.map((part, index) => [names[index], decodeURIComponent(part)])),
    family: 'peony',
  };
};

const toItemAddress = (path: string, sent: URLSearchParams) => {
  const content = parseContentPath(path);
  if (!content) return undefined;
  const { actor, isPreview, family, type, id: inPath = '' } = content;
  const id = (!inPath || isMonth(inPath) ? partInQuery(sent, 'post_id') : undefined) ?? inPath;
  if (!id || id === refusedSegment || actor === refusedSegment) return 'missing';
  const name = decodeURIComponent(id);
  const common = { type, id: name, family, parts: { post_id: name } };
  return isPreview
    ? { ...common, kind: 'preview' as const, actor, path }
    : {
        ...common,
        kind: 'item' as const,
        path: toCanonicalContentPath({ family, type, id }),
        itemKey: `${family}/${id}`,
      };
};

/** Creates the router of a table. It is the only place that takes an address apart: what it says travels with the page. */
export const createPageRouter = <Route extends PageRoute>(table: readonly Route[]): RoutePage<Route> => {
  const forItems = table.filter(({ accepts }) => accepts);
  const byPath = new Map(
    table.filter(({ accepts }) => !accepts).map((route) => [route.path.toLowerCase(), route]),
  );

  /** The row whose path an address has, or begins with, and the segments behind that. */
  const findNamed = (segments: string[]) => {
    for (const length of [2, 1, 0]) {
      const route = byPath.get(`/${segments.slice(0, length).join('/')}`.toLowerCase());
      const rest = segments.slice(length);
      if (route && (route.parts || rest.length === 0)) return { route, rest };
    }
    return undefined;
  };

  const findRow = (path: string, sent: URLSearchParams) => {
    const named = findNamed(path.slice(basePath.length).split('/').filter(Boolean));
    const address = named ? toNamedAddress(named.route, named.rest, sent) : toItemAddress(path, sent);
    if (!address || address === 'missing') return address;
    const isItem = address.kind !== 'page' && address;
    const route = isItem ? forItems.find(({ accepts }) => accepts?.(isItem)) : named?.route;
    return route && { route, address };
  };

  return (path, search) => {
    if (!path.startsWith(`${basePath}/`)) return undefined;
    const sent = search.length < 2 ? noQuery : readQuery(search);
    const found = findRow(path, sent);
    if (!found || found === 'missing') return found;
    const { route, address } = found;
    // Ids are checked whether the page reads them or not, previews excepted (spec §2, R7).
    if (address.kind !== 'preview' && !areIdsDecodable({}, sent)) return 'missing';
    const { query: allowed = [] } = route;
    const query = toCanonicalQuery(sent, allowed);
    return { route, address: { ...address, query, isUnknownQuery: isUnknownQuery(query, allowed) } };
  };
};
