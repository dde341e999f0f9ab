import { failures, type PlatformEnv } from '@share/reference-core';
import type { Context } from 'hono';
import type { Pictures } from '../media/pictures/Pictures';
import { drawAvatar } from '../seed/pictures/drawAvatar';
import { drawIcon, drawLogo } from '../seed/pictures/drawIcons';
import { drawPhotograph } from '../seed/pictures/drawPhotograph';
import { drawScene } from '../seed/pictures/drawScene';
import type { RouteParts } from './RouteParts';

const namePattern = /^([\w-]{1,80})\.svg$/;

const drawings: Record<string, (seed: string) => string> = {
  scene: drawScene,
  avatar: drawAvatar,
  icon: drawIcon,
};

const answerDrawing = (context: Context<PlatformEnv>, svg: string): Response => {
  context.header('content-type', 'image/svg+xml; charset=utf-8');
  context.header('cache-control', 'public, max-age=31536000, immutable');
  context.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  return context.body(svg);
};

/**
 * Drawings, which are made from their names, and photographs. Where there are no files, as in a browser, a drawing of the
 * same place takes the place of a photograph.
 */
export const mountPictures = ({ app }: RouteParts, pictures?: Pictures): void => {
  const send = async (context: Context<PlatformEnv>, svg: string): Promise<Response> =>
    (await pictures?.drawing(context, svg)) ?? answerDrawing(context, svg);

  for (const [kind, draw] of Object.entries(drawings)) {
    const route = `/media/${kind}/:file`;
    app.get(route, (context) => {
      context.set('route', route);
      const [, seed] = namePattern.exec(context.req.param('file') ?? '') ?? [];
      if (!seed) throw failures.unknownPath();
      return send(context, draw(seed));
    });
  }
  app.get('/media/logo.svg', (context) => send(context, drawLogo()));

  const route = '/media/picture/:file';
  app.get(route, (context) => {
    context.set('route', route);
    const name = context.req.param('file') ?? '';
    if (pictures) return pictures.file(context, name);
    const drawing = drawPhotograph(name);
    if (drawing === undefined) throw failures.unknownPath();
    return answerDrawing(context, drawing);
  });
};
