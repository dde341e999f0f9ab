import type { IslandName } from './IslandTable';

/**
 * Calls back when an island that the visitor waits for does not work.
 * @returns ends that
 */
export const onIslandLost = (island: IslandName, act: () => void): (() => void) => {
  const page = window.__page;
  const onLost = (name: string) => {
    if (name === island) act();
  };
  page.on('lost', onLost);
  return () => page.off('lost', onLost);
};
