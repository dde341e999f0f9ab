import {
  cardKeys,
  HotList,
  listFallback,
  listName,
  loadHot,
  loadRecommendations,
  Recommendations,
} from '@share/content-cards';
import { Island } from '@share/islands';
import type { Route } from './Route';

/** `/`: the hot list and recommendations. */
export const homeRoute: Route = {
  path: '/',
  load: async ({ request: { budget }, services: { api }, settings: { siteOrigin }, now, config }) => {
    const first = { page: 1, now, siteOrigin };
    const [recommendations, hot] = await Promise.all([
      budget.primary((signal) => loadRecommendations(api, { ...first, signal })),
      budget.secondary((signal) => loadHot(api, { ...first, signal }), undefined, 'hot'),
    ]);
    const { site, bottomBar } = await config;
    return {
      title: site.name,
      layout: 'list',
      bottomBar,
      fallback: {
        ...listFallback(cardKeys.recommendations, recommendations),
        ...listFallback(cardKeys.hot, hot),
      },
      element: (
        <>
          <Island name="hot" Component={HotList} data={{ siteOrigin }} shows={[listName(cardKeys.hot)]} />
          <Island
            name="recommendations"
            Component={Recommendations}
            data={{ siteOrigin }}
            shows={[listName(cardKeys.recommendations)]}
          />
        </>
      ),
    };
  },
};
