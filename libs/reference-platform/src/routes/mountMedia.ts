import type { Context } from 'hono';
import { drawAvatar } from '../media/drawAvatar';
import { drawScene } from '../media/drawScene';
import { drawIcon, drawLogo } from '../media/drawSigns';
import type { PlatformEnv } from '../platform/PlatformEnv';
import { failures } from '../platform/PlatformFailure';
import type { RouteParts } from './RouteParts';

const namePattern = /^([\w-]{1,80})\.svg$/;

const picture = (context: Context<PlatformEnv>, svg: string): Response => {
  context.header('content-type', 'image/svg+xml; charset=utf-8');
  context.header('cache-control', 'public, max-age=31536000, immutable');
  context.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  return context.body(svg);
};

/** Pictures drawn from their names; the bytes of a name never change. */
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
