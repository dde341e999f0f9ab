import { loadBarPage } from '@share/shell';
import type { Route } from './RouteContext';

/** `/bar`: the open-app banner alone (spec §2, R5). */
export const loadBarRoute: Route['load'] = ({ config }) => loadBarPage({ config });
