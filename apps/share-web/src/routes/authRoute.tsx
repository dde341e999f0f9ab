import { loadAuthPage } from '@share/auth';
import { PageFrame } from '@share/shell';
import type { Route } from './RouteContext';

/** `/auth`: receives a login made in the mini program (spec §2, R5). */
export const loadAuthRoute: Route['load'] = async ({ settings, config }) => {
  const { element, layout, ...page } = await loadAuthPage(settings);
  const { site } = await config;
  return { ...page, element: <PageFrame {...{ site, layout }} title={page.title} children={element} /> };
};
