import { areIdsDecodable } from '@share/safety';
import type { PageAddress } from '@share/site-paths/server';
import type { Route } from './Route';

type Guard = (address: Pick<PageAddress, 'parts' | 'query'>) => boolean;

const guards = {
  /** An id that fails the decoding check leads to the 404 page (spec §2, R7). */
  decodableIds: ({ parts, query }) => areIdsDecodable(parts, query),
} satisfies Record<string, Guard>;

export type GuardName = keyof typeof guards;

/**
 * Asks every guard of the route in turn; false: the visitor is sent to the 404 page.
 * @throws for an unknown name: error 500 (spec §2)
 */
export const passesGuards = (route: Pick<Route, 'guards'>, address: Parameters<Guard>[0]): boolean =>
  (route.guards ?? []).every((name) => {
    if (!Object.hasOwn(guards, name)) throw new Error(`Unknown middleware ${name}`);
    return guards[name](address);
  });
