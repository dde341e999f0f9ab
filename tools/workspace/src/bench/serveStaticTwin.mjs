import http from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

/** Answers a tap on the star at once: all the script the bare page has. */
const vanillaScript = `document.addEventListener('click',function(e){var b=e.target.closest('button[aria-label^="收藏"]');if(b)b.setAttribute('aria-pressed',b.getAttribute('aria-pressed')!=='true')})`;

const toBarePage = (/** @type {string} */ html) =>
  html
    .replace(/<script type="module"[^>]*><\/script>/g, '')
    .replace(/<script type="application\/json"[^>]*>[^]*?<\/script>/g, '')
    .replace(/<script>[^]*?<\/script>/, () => `<script>${vanillaScript}</script>`);

/**
 * Serves the page behind `url` as bare static HTML with a vanilla script: the least a page like it can cost. Pictures come
 * from the original.
 *
 * @param {string} url
 * @param {number} port
 */
export const serveStaticTwin = async (url, port) => {
  const origin = new URL(url).origin;
  const html = toBarePage(await (await fetch(url)).text());
  const body = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const server = http.createServer(async (request, response) => {
    if (request.url === '/') {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' });
      response.end(body);
      return;
    }
    const upstream = await fetch(`${origin}${request.url}`);
    response.writeHead(upstream.status, { 'Content-Type': upstream.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await upstream.arrayBuffer()));
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
};
