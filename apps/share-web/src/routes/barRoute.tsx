import { BarPage, Masthead } from '@share/shell';
import { placingIslands } from '../pages/pageFrame';
import type { Route } from './RouteContext';

/** `/bar`: the open-app banner alone (spec §2, R5). */
export const loadBarRoute: Route['load'] = async ({ services, config }) => {
  const { site } = await config;
  const masthead = placingIslands(services)('masthead', Masthead, { site, isAlone: true });
  return {
    title: site.name,
    isIndexed: false,
    element: <BarPage title={site.name} masthead={masthead} />,
  };
};
