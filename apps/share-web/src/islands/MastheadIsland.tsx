import { Masthead } from '@share/shell';
import type { SiteIsland } from './islandTypes';

export const MastheadIsland: SiteIsland<'masthead'> = ({ data, services }) => (
  <Masthead site={data.site} onDismissOffer={services.actions.dismissOffer} />
);
