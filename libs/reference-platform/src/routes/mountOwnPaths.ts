import { createOpenApiDocument } from '@share/api-contract';
import { failures } from '@share/reference-core';
import { agreementPage } from '../seed/agreementPages';
import { demoLinks } from '../seed/demoLinks';
import type { RouteParts } from './RouteParts';

/** The platform's own paths: readiness, contract, and links into the sample content. */
export const mountOwnPaths = ({ app, store }: RouteParts): void => {
  app.get('/-/ready', async (context) => {
    await store.count('seed');
    return context.json({ status: 'ready' });
  });
  app.get('/-/demo-links', (context) => context.json(demoLinks));
  app.get('/openapi.json', (context) => context.json(createOpenApiDocument()));
};

const route = '/davmu/agreement/:name';
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** The texts a visitor agrees to, as documents for a frame (spec §2). */
export const mountAgreements = ({ app }: RouteParts): void => {
  app.get(route, (context) => {
    context.set('route', route);
    const page = agreementPage(context.req.param('name'));
    if (!page) throw failures.unknownPath();
    context.header('cache-control', 'public, max-age=3600');
    context.header('content-security-policy', policy);
    return context.html(page);
  });
};
