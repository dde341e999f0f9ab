/**
 * A program: the least a server of Node can do for a page. It sends the bytes of `BYTES_FILE` (identity and brotli) from memory
 * on `PORT`.
 */
import { readFileSync } from 'node:fs';
import http from 'node:http';

const { BYTES_FILE = '', PORT } = process.env;

/** @type {Record<'br' | 'identity', { headers: http.OutgoingHttpHeaders, body: string }>} */
const { br, identity } = JSON.parse(readFileSync(BYTES_FILE, 'utf8'));
const bodies = { br: Buffer.from(br.body, 'base64'), identity: Buffer.from(identity.body, 'base64') };

http
  .createServer((request, response) => {
    const isBrotli = request.headers['accept-encoding'] === 'br';
    response.writeHead(200, isBrotli ? br.headers : identity.headers);
    response.end(isBrotli ? bodies.br : bodies.identity);
  })
  .listen(Number(PORT), '127.0.0.1', 8192);
