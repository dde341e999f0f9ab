import { createOpenApiDocument } from '@share/api-contract';
import { failures, type PlatformEnv } from '@share/reference-core';
import type { Context } from 'hono';
import { agreementPage } from '../seed/agreementPages';
import { demoLinks } from '../seed/demoLinks';
import { drawAvatar } from '../seed/pictures/drawAvatar';
import { drawIcon, drawLogo } from '../seed/pictures/drawIcons';
import { drawScene } from '../seed/pictures/drawScene';
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

const namePattern = /^([\w-]{1,80})\.svg$/;

const picture = (context: Context<PlatformEnv>, svg: string): Response => {
  context.header('content-type', 'image/svg+xml; charset=utf-8');
  context.header('cache-control', 'public, max-age=31536000, immutable');
  context.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  return context.body(svg);
};

/** Pictures drawn from their names; immutable. */
export const mountMedia = ({ app }: RouteParts): void => {
  const drawn: Record<string, (seed: string) => string> = {
    scene: drawScene,
    avatar: drawAvatar,
    icon: drawIcon,
  };
  for (const [kind, draw] of Object.entries(drawn)) {
    const route = `/media/${kind}/:file`;
    app.get(route, (context) => {
      context.set('route', route);
      const [, seed] = namePattern.exec(context.req.param('file') ?? '') ?? [];
      if (!seed) throw failures.unknownPath();
      return picture(context, draw(seed));
    });
  }
  app.get('/media/logo.svg', (context) => picture(context, drawLogo()));
};
