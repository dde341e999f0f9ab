import type { IslandName } from './IslandTable';
import { hydrateIsland } from './startIslands';

/** Hydrates all islands below an element; none without one. */
export const hydrateIslandsIn = (part: Element | null): void => {
  for (const island of part?.querySelectorAll<HTMLElement>('[data-island]') ?? [])
    hydrateIsland(island.dataset['island'] as IslandName);
};
