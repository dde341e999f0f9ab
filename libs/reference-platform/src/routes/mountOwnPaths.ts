import { createOpenApiDocument } from '@share/api-contract';
import { demoLinks } from '../seed/demoLinks';
import type { RouteParts } from './RouteParts';

/** The platform's own addresses: whether it is ready, its contract, and links into the sample content. */
export const mountOwnPaths = ({ app, store }: RouteParts): void => {
  app.get('/-/ready', async (context) => {
    await store.count('seed');
    return context.json({ status: 'ready' });
  });
  app.get('/-/demo-links', (context) => context.json(demoLinks));
  app.get('/openapi.json', (context) => context.json(createOpenApiDocument()));
};
