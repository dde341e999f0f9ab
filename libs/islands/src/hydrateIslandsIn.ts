import { hydrateNamed } from './startIslands';

/** Hydrates all islands below an element; none without one. */
export const hydrateIslandsIn = (part: Element | null): void => {
  for (const island of part?.querySelectorAll<HTMLElement>('[data-island]') ?? [])
    hydrateNamed(island.dataset['island'] ?? '');
};
