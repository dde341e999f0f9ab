import { islandAttribute } from '@share/environment/document';

/** Hydrates all islands below an element; none without one. */
export const hydrateIslandsIn = (part: Element | null): void => {
  for (const island of part?.querySelectorAll('[' + islandAttribute + ']') ?? [])
    window.__page.emit('hydrate', { name: island.getAttribute(islandAttribute) ?? '', isAwaited: false });
};
