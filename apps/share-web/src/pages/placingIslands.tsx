import { Island, type IslandComponent, type IslandName, type IslandTable } from '@share/islands';
import type { Services } from '../compose/Services';

/** Places parts of a page that come alive in the browser. */
export const placingIslands =
  (services: Services) =>
  <Name extends IslandName>(
    name: Name,
    Component: IslandComponent<IslandTable[Name]>,
    data: Partial<IslandTable[Name]>,
  ) => <Island {...{ name, Component, data, services }} />;
