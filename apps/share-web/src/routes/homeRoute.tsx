import { cardKeys, HotList, listName, Recommendations } from '@share/content-cards';
import { Island } from '@share/islands';
import { loadHomeLists } from '../pages/loadHomeLists.server';
import type { Route } from './Route';

/** `/`: the hot list and recommendations. */
export const homeRoute: Route = {
  path: '/',
  load: async (context) => {
    const { siteOrigin } = context.settings;
    const [fallback, { site, bottomBar }] = await Promise.all([loadHomeLists(context), context.config]);
    return {
      title: site.name,
      layout: 'list',
      bottomBar,
      fallback,
      element: (
        <>
          <Island name="hot" Component={HotList} data={{ siteOrigin }} shows={[listName(cardKeys.hot)]} />
          <Island
            name="recommendations"
            Component={Recommendations}
            data={{ siteOrigin }}
            shows={[listName(cardKeys.recommendations), listName(cardKeys.hot)]}
          />
        </>
      ),
    };
  },
};
