import { HotList } from '@share/content-detail';
import type { SiteIsland } from './islandTypes';

export const HotIsland: SiteIsland<'hot'> = ({ data, services }) => <HotList api={services.api} {...data} />;
