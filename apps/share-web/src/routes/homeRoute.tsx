import { loadHot, loadRecommendations } from '@share/content-detail';
import { HomePage } from '../pages/HomePage';
import type { Route } from './RouteContext';

/** `/`: what is read now and what else there is. */
export const loadHomeRoute: Route['load'] = async ({ api, request, services, settings, now, config }) => {
  const first = { page: 1, now, siteOrigin: settings.siteOrigin };
  const [recommendations, hot, { site }] = await Promise.all([
    request.budget.primary((signal) => loadRecommendations(api, { ...first, signal })),
    request.budget.secondary((signal) => loadHot(api, { ...first, signal }), { cards: [], total: 0 }, 'hot'),
    config,
  ]);
  const props = { site, hot, recommendations, services, siteOrigin: settings.siteOrigin };
  return { title: site.name, element: <HomePage {...props} /> };
};
