import { loadAuthPage } from '@share/auth';
import type { Route } from './Route';

/** `/auth`: receives a login made in the mini program (spec §2, R5). */
export const authRoute: Route = {
  path: '/auth',
  load: ({ settings }) => loadAuthPage(settings),
};
