import type { IslandName } from './IslandTable';
import { wakeIsland } from './startIslands';

/** Wakes all islands below an element; none without one. */
export const wakeIslandsIn = (part: Element | null): void => {
  for (const island of part?.querySelectorAll<HTMLElement>('[data-island]') ?? [])
    wakeIsland(island.dataset['island'] as IslandName);
};
