import { cardKeys, cardsAt, listFallback, loadHot, loadRecommendations } from '@share/content-cards';
import type { Fallback } from '@share/islands';
import type { RouteContext } from '../routes/Route';

/** The lists of the home page as SWR's `fallback`; only the recommendations can make it fail. */
export const loadHomeLists = async (context: RouteContext): Promise<Fallback> => {
  const { reads, services, settings, now } = context;
  const first = { page: 1, siteOrigin: settings.siteOrigin };
  const [recommendations, hot] = await Promise.all([
    reads.primary({ name: 'recommendations', key: '' }, (signal) =>
      loadRecommendations(services.api, { ...first, signal }),
    ),
    reads.secondary({ name: 'hot', key: '' }, (signal) => loadHot(services.api, { ...first, signal })),
  ]);
  return {
    ...listFallback(cardKeys.recommendations, cardsAt(recommendations, now)),
    ...listFallback(cardKeys.hot, hot && cardsAt(hot, now)),
  };
};
