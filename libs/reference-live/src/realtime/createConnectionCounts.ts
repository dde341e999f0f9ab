import type { TokenHolder } from './createConnectionTokens';
import type { HubSettings } from './hubSettings';

/** A connection that has shown its token. */
export interface CountedConnection extends TokenHolder {
  address: string;
}

/** The connections of this instance, by the users, visitors and addresses that have them. */
export interface ConnectionCounts {
  /** Counts a connection. @returns removes it again; undefined for one too many, which is not counted */
  add(connection: CountedConnection): (() => void) | undefined;
}

type Limits = Pick<HubSettings, 'perToken' | 'perAddress' | 'namelessPerAddress'>;

export const createConnectionCounts = (limits: Limits): ConnectionCounts => {
  const counts = new Map<string, number>();
  const countOf = (key: string) => counts.get(key) ?? 0;
  const limitsOf = ({ user, visitor, address }: CountedConnection): [string, number][] => [
    [`address ${address}`, limits.perAddress],
    user || visitor
      ? [user ? `user ${user}` : `visitor ${visitor}`, limits.perToken]
      : [`nameless ${address}`, limits.namelessPerAddress],
  ];
  return {
    add: (connection) => {
      const own = limitsOf(connection);
      if (own.some(([key, limit]) => countOf(key) >= limit)) return undefined;
      for (const [key] of own) counts.set(key, countOf(key) + 1);
      return () => {
        for (const [key] of own)
          if (countOf(key) > 1) counts.set(key, countOf(key) - 1);
          else counts.delete(key);
      };
    },
  };
};
