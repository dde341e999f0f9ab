import { HotList, Recommendations, type CardPage } from '@share/content-cards';
import { BottomBar, ListLayout, type SiteConfig } from '@share/shell';
import type { Services } from '../compose/Services';
import { pageFrame, placingIslands } from './pageFrame';

interface HomePageProps {
  config: SiteConfig;
  hot: CardPage;
  recommendations: CardPage;
  siteOrigin: string;
  services: Services;
}

/** The way home from every page. */
export const HomePage = ({ config, hot, recommendations, siteOrigin, services }: HomePageProps) => {
  const frame = pageFrame(config, services, config.site.name);
  const island = placingIslands(services);
  return (
    <ListLayout
      {...frame}
      title={config.site.name}
      bottomBar={island('bottomBar', BottomBar, { bar: config.bottomBar })}
    >
      {island('hot', HotList, { initial: hot, siteOrigin })}
      {island('recommendations', Recommendations, { initial: recommendations, siteOrigin })}
    </ListLayout>
  );
};
