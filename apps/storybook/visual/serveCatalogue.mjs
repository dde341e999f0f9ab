import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/**
 * Serves the built catalogue to the browser of the story checks, in a folder, as beside other things on a server of a team: what asks
 * for the root gets nothing. A catalogue that works there works at the root too.
 */
const files = serveStatic({
  root: 'storybook-static',
  rewriteRequestPath: (path) => path.replace('/catalogue', ''),
});
const app = new Hono().use('/catalogue/*', files);
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(`port ${port}`));
