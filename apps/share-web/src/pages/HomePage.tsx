import { HotList, Recommendations } from '@share/content-cards';
import { PageRoot, type Fallback } from '@share/islands';
import { BottomBar, ListLayout, type SiteConfig } from '@share/shell';
import type { Services } from '../compose/Services';
import { pageFrame, placingIslands } from './pageFrame';

interface HomePageProps {
  config: SiteConfig;
  fallback: Fallback;
  siteOrigin: string;
  services: Services;
}

/** The way home from every page. */
export const HomePage = ({ config, fallback, siteOrigin, services }: HomePageProps) => {
  const frame = pageFrame(config, services, config.site.name);
  const island = placingIslands(services);
  return (
    <PageRoot services={services} fallback={fallback}>
      <ListLayout
        {...frame}
        title={config.site.name}
        bottomBar={island('bottomBar', BottomBar, { bar: config.bottomBar })}
      >
        {island('hot', HotList, { siteOrigin })}
        {island('recommendations', Recommendations, { siteOrigin })}
      </ListLayout>
    </PageRoot>
  );
};
