import { Island, type IslandComponent, type IslandName, type IslandTable } from '@share/islands';
import { Masthead, RouterControl, type SiteConfig } from '@share/shell';
import type { Services } from '../compose/Services';

/** Places parts of a page that come alive in the browser. */
export const placingIslands =
  (services: Services) =>
  <Name extends IslandName>(
    name: Name,
    Component: IslandComponent<IslandTable[Name]>,
    data: Partial<IslandTable[Name]>,
  ) => <Island {...{ name, Component, data, services }} />;

/** What every page has around its content: the masthead and the bar of a mini program. */
export const pageFrame = ({ site }: SiteConfig, services: Services, title: string) => {
  const island = placingIslands(services);
  return {
    header: island('masthead', Masthead, { site }),
    routerControl: island('routerControl', RouterControl, { title }),
  };
};
