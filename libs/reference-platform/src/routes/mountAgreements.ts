import { agreementPage } from '../agreement/agreementPages';
import { failures } from '../platform/PlatformFailure';
import type { RouteParts } from './RouteParts';

const route = '/davmu/agreement/:name';
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** The texts a reader agrees to, as documents for a frame (spec §2). */
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
