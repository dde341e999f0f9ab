import { loadBarPage } from '@share/shell';
import type { Route } from './Route';

/** `/bar`: the open-app banner alone (spec §2, R5). */
export const barRoute: Route = {
  path: '/bar',
  load: ({ config }) => loadBarPage({ config }),
};
