import { createFurtherApi } from '../compose/createFurtherApi';
import { readPageEnvironment } from '../compose/PageEnvironment';
import { client, services } from '../compose/pageServices';
import type { Services } from '../compose/Services';
import { createMount } from './runtime';

/** Mounts the islands of a page that shows no item: its services have the calls of these pages too. */
export const mount = createMount<Services>({
  ...services,
  api: { ...services.api, ...createFurtherApi(client) },
  platformOrigin: readPageEnvironment().apiBaseUrl,
});
