/** Places that networks share. */
export interface Shares {
  /** Whether a network may take one more place. */
  hasRoom(network: string): boolean;
  take(network: string): void;
  giveBack(network: string): void;
  /** Places that a network holds; none for the empty one. */
  of(network: string): number;
  /** Places that are taken. */
  taken(): number;
}

/** Counts per network; the empty one always has none. */
export const createCounts = () => {
  const counts = new Map<string, number>();
  const of = (network: string) => counts.get(network) ?? 0;
  return {
    of,
    add(network: string, change: 1 | -1) {
      const count = of(network) + change;
      if (network === '') return;
      if (count > 0) counts.set(network, count);
      else counts.delete(network);
    },
    /** A network with the highest count; the empty one when there is none. */
    highest: () =>
      [...counts.keys()].reduce((most, network) => (of(network) > of(most) ? network : most), ''),
  };
};

/**
 * Creates the shares of so many places. A network may take another one as long as it holds less than a fixed multiple of those that are
 * free: alone it comes to `perNetwork`, and the more networks hold many, the fewer each of them may have, so that a dozen of them leave places
 * free for one that has none. The empty network stands for many visitors, and has no share of its own.
 * @param perNetwork less than `places`; absent: as many as there are
 */
export const createShares = (places: number, perNetwork = places): Shares => {
  const perFree = perNetwork < places ? perNetwork / (places - perNetwork) : Infinity;
  const counts = createCounts();
  let taken = 0;
  return {
    hasRoom(network) {
      const free = places - taken;
      return free > 0 && (network === '' || counts.of(network) < perFree * free);
    },
    take(network) {
      taken += 1;
      counts.add(network, 1);
    },
    giveBack(network) {
      taken -= 1;
      counts.add(network, -1);
    },
    of: counts.of,
    taken: () => taken,
  };
};
