import {
  cardKeys,
  listFallback,
  loadHot,
  loadRecommendations,
  type CardView,
  type ListPage,
} from '@share/content-cards';
import { HomePage } from '../pages/HomePage';
import type { Route } from './RouteContext';

/** `/`: what is read now and what else there is. */
export const loadHomeRoute: Route['load'] = async ({ request, services, settings, now, ...context }) => {
  const { siteOrigin } = settings;
  const first = { page: 1, now, siteOrigin };
  const [recommendations, hot, config] = await Promise.all([
    request.budget.primary((signal) => loadRecommendations(services.api, { ...first, signal })),
    request.budget.secondary<ListPage<CardView> | undefined>(
      (signal) => loadHot(services.api, { ...first, signal }),
      undefined,
      'hot',
    ),
    context.config,
  ]);
  const fallback = {
    ...listFallback(cardKeys.hot, hot),
    ...listFallback(cardKeys.recommendations, recommendations),
  };
  const props = { config, fallback, services, siteOrigin };
  return { title: config.site.name, element: <HomePage {...props} /> };
};
