import type { CardPage } from '@share/content-detail';
import { Island } from '@share/islands';
import { ListLayout, type SiteView } from '@share/shell';
import type { Services } from '../compose/Services';
import { HotIsland } from '../islands/HotIsland';
import { MastheadIsland } from '../islands/MastheadIsland';
import { RecommendationsIsland } from '../islands/RecommendationsIsland';

interface HomePageProps {
  site: SiteView;
  hot: CardPage;
  recommendations: CardPage;
  siteOrigin: string;
  services: Services;
}

/** The way home from every page. */
export const HomePage = ({ site, hot, recommendations, siteOrigin, services }: HomePageProps) => (
  <ListLayout
    title={site.name}
    header={<Island name="masthead" Component={MastheadIsland} services={services} data={{ site }} />}
  >
    <Island name="hot" Component={HotIsland} services={services} data={{ initial: hot, siteOrigin }} />
    <Island
      name="recommendations"
      Component={RecommendationsIsland}
      services={services}
      data={{ initial: recommendations, siteOrigin }}
    />
  </ListLayout>
);
