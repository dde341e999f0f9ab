import { islandAttribute } from '@share/environment/document';
import { hydrateNamed } from './startIslands';

/** Hydrates all islands below an element; none without one. */
export const hydrateIslandsIn = (part: Element | null): void => {
  for (const island of part?.querySelectorAll('[' + islandAttribute + ']') ?? [])
    hydrateNamed(island.getAttribute(islandAttribute) ?? '');
};
