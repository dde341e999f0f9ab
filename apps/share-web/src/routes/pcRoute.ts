import { loadPcPage } from '@share/shell';
import type { Route } from './Route';

/** `/pc`: a page of the site as a phone shows it, on a desktop (spec §2, R5, R14). */
export const pcRoute: Route = {
  path: '/pc',
  query: ['url'],
  load: ({ request, settings, config }) => loadPcPage({ ...settings, url: request.query.get('url'), config }),
};
