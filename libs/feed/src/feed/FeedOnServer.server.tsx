import { Island } from '@share/islands';
import { homePath } from '@share/site-paths';
import { StaticRouter } from 'react-router-dom';
import type { FeedProps } from './FeedProps';
import { FeedRoutes } from './FeedRoutes';
import { SearchScreen } from '../search/SearchScreen';

/** Home page, lists, content modules and the search as the server renders them: at the address of the request. */
const FeedOnServer = ({ address, siteOrigin, siteName }: FeedProps) => (
  <StaticRouter basename={homePath} location={address}>
    <FeedRoutes Search={SearchScreen} siteOrigin={siteOrigin} siteName={siteName} />
  </StaticRouter>
);

/** The island of these pages, as their loaders place it. */
export const FeedIsland = (props: FeedProps) => <Island name="feed" Component={FeedOnServer} data={props} />;
