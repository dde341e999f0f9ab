import {
  cardKeys,
  cardsAt,
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
  load: async ({ reads, services: { api }, settings: { siteOrigin }, now, config }) => {
    const first = { page: 1, siteOrigin };
    const [recommendations, hot] = await Promise.all([
      reads.primary({ name: 'recommendations', key: '' }, (signal) =>
        loadRecommendations(api, { ...first, signal }),
      ),
      reads.secondary({ name: 'hot', key: '' }, (signal) => loadHot(api, { ...first, signal })),
    ]);
    const { site, bottomBar } = await config;
    return {
      title: site.name,
      layout: 'list',
      bottomBar,
      fallback: {
        ...listFallback(cardKeys.recommendations, cardsAt(recommendations, now)),
        ...listFallback(cardKeys.hot, hot && cardsAt(hot, now)),
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
