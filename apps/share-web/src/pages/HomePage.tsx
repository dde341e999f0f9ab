import { HotList, Recommendations, type CardPage } from '@share/content-cards';
import { PageFrame, type SiteConfig } from '@share/shell';
import type { Services } from '../compose/Services';
import { placingIslands } from './placingIslands';

interface HomePageProps {
  config: SiteConfig;
  hot: CardPage;
  recommendations: CardPage;
  siteOrigin: string;
  services: Services;
}

/** The way home from every page. */
export const HomePage = ({ config, hot, recommendations, siteOrigin, services }: HomePageProps) => {
  const { site, bottomBar } = config;
  const island = placingIslands(services);
  return (
    <PageFrame layout="list" title={site.name} {...{ site, bottomBar }}>
      {island('hot', HotList, { initial: hot, siteOrigin })}
      {island('recommendations', Recommendations, { initial: recommendations, siteOrigin })}
    </PageFrame>
  );
};
