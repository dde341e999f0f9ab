import type { HeaderList } from '../csp/securityHeaders';
import type { Asset } from './createAssetStore';
import { sendText } from './Exchange';
import type { Exchange } from './Exchange';
import { negotiateEncoding } from './negotiateEncoding';

/** Sends a file of the built client; 404 when it has gone from the disk, as after a release in place. */
export async function sendAsset(exchange: Exchange, asset: Asset, always: HeaderList): Promise<void> {
  const { req, res, requestId } = exchange;
  const headers = [...asset.headers, ...always, 'X-Request-Id', requestId];
  if (asset.etag && req.headers['if-none-match'] === asset.etag) {
    res.writeHead(304, headers);
    res.end();
    return;
  }
  const form = await asset.read(negotiateEncoding(req.headers['accept-encoding']));
  if (!form) return sendText(exchange, 404, 'Not found');
  const { body, encoding } = form;
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  headers.push('Content-Length', String(body.length));
  res.writeHead(200, headers);
  res.end(req.method === 'HEAD' ? undefined : body);
}
