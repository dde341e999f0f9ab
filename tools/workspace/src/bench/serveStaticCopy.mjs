import http from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

/** Answers a tap at once, also before the rest of the page has arrived: all the script the bare page has. */
const vanillaScript = `document.addEventListener('click',function(e){var c=e.target.closest('button,a');if(!c||!/^(收藏|登录|打开|导航)/.test((c.getAttribute('aria-label')||c.textContent).trim()))return;e.preventDefault();var d=document.createElement('dialog');d.innerHTML='<form method="dialog"><button>好</button></form>';document.body.append(d);d.showModal()})`;

/** With these a browser starts a process for the page, which costs a bare page as much. */
const isolationHeaders = ['cross-origin-opener-policy', 'origin-agent-cluster'];

const toBarePage = (/** @type {string} */ html) =>
  html
    .replace(/<script\b[^>]*>[^]*?<\/script>/g, '')
    .replace(/<dialog\b[^]*?<\/dialog>/g, '')
    .replace('</head>', () => `<script>${vanillaScript}</script></head>`);

/**
 * Serves the page behind `url` as bare static HTML with a vanilla script: the least a page like it can cost. Pictures come
 * from the original.
 *
 * @param {string} url
 * @param {number} port
 */
export const serveStaticCopy = async (url, port) => {
  const origin = new URL(url).origin;
  const original = await fetch(url);
  const html = toBarePage(await original.text());
  const isolation = isolationHeaders.flatMap((name) => {
    const value = original.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  const body = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const server = http.createServer(async (request, response) => {
    if (request.url === '/') {
      const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' };
      response.writeHead(200, { ...headers, ...Object.fromEntries(isolation) });
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
