import { Island, type Fallback } from '@share/islands';
import { homePath } from '@share/site-paths';
import { StaticRouter } from 'react-router-dom';
import type { FeedProps } from './FeedProps';
import { FeedRoutes } from './FeedRoutes';
import { OnServerContext } from '../moving/RouteLink';
import { SearchScreen } from '../search/SearchScreen';

/** Home page, lists, content modules and the search as the server renders them: at the address of the request. */
const FeedOnServer = ({ address, siteOrigin, siteName }: FeedProps) => (
  <StaticRouter basename={homePath} location={address}>
    <OnServerContext value={true}>
      <FeedRoutes Search={SearchScreen} siteOrigin={siteOrigin} siteName={siteName} />
    </OnServerContext>
  </StaticRouter>
);

interface FeedIslandProps extends FeedProps {
  /** The data of the page, when other requests show the same: the page is then rendered once for them. */
  fallback?: Fallback;
}

/** The island of these pages, as their loaders place it. */
export const FeedIsland = ({ fallback, ...props }: FeedIslandProps) => (
  <Island
    name="feed"
    Component={FeedOnServer}
    data={props}
    {...(fallback && { sharedEntries: Object.keys(fallback) })}
  />
);
