import { Recommendations } from '@share/content-detail';
import type { SiteIsland } from './islandTypes';

export const RecommendationsIsland: SiteIsland<'recommendations'> = ({ data, services }) => (
  <Recommendations api={services.api} {...data} />
);
