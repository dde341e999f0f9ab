import { areIdsDecodable } from '@share/safety';
import { parseDetailAddress, segmentsOf } from '@share/site-paths';
import type { FoundRoute, PageRequest } from '@share/site-server';
import type { Route } from './Route';

type Found = FoundRoute<Pick<Route, 'guards'>>;
type Guard = (found: Found, request: Pick<PageRequest, 'path' | 'query'>) => boolean;

const guards = {
  /** An id that fails the decoding check leads to the 404 page (spec §2, R7). */
  decodableIds: ({ params }, { path, query }) => {
    // Year and month are optional, so only the parser knows which segment of a detail address is the id.
    const postId = parseDetailAddress(segmentsOf(path).slice(1))?.postId;
    return areIdsDecodable({ ...params, postId }, query);
  },
} satisfies Record<string, Guard>;

export type GuardName = keyof typeof guards;

/**
 * Asks every guard of the route in turn; false: the visitor is sent to the 404 page.
 * @throws for an unknown name: error 500 (spec §2)
 */
export const passesGuards = (found: Found, request: Pick<PageRequest, 'path' | 'query'>): boolean =>
  (found.route.guards ?? []).every((name) => {
    if (!Object.hasOwn(guards, name)) throw new Error(`Unknown middleware ${name}`);
    return guards[name](found, request);
  });
