import { Island, type IslandComponent } from '@share/islands';
import { Masthead, RouterControl, type SiteConfig } from '@share/shell';
import type { Services } from '../compose/Services';

/** Places parts of a page that come alive in the browser. */
export const placingIslands =
  (services: Services) =>
  <Data extends object>(name: string, Component: IslandComponent<Data & Services>, data: Data) => (
    <Island {...{ name, Component, data, services }} />
  );

/** What every page has around its content: the masthead and the bar of a mini program. */
export const pageFrame = ({ site }: SiteConfig, services: Services, title: string) => {
  const island = placingIslands(services);
  return {
    header: island('masthead', Masthead, { site }),
    routerControl: island('routerControl', RouterControl, { title }),
  };
};
