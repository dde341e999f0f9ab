import { LoginHandOver } from '@share/auth';
import { ListLayout } from '@share/shell';
import { pageFrame, placingIslands } from '../pages/pageFrame';
import type { Route } from './RouteContext';

const title = '登录';

/** `/auth`: receives a login made in the mini program (spec §2, R5). */
export const loadAuthRoute: Route['load'] = async ({ services, settings: { siteOrigin }, config }) => ({
  title,
  isIndexed: false,
  element: (
    <ListLayout {...pageFrame(await config, services, title)} title={title}>
      {placingIslands(services)('loginHandOver', LoginHandOver, { siteOrigin })}
    </ListLayout>
  ),
});
