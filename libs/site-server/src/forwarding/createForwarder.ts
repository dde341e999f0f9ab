import type { IncomingMessage } from 'node:http';
import { pipeline, Transform } from 'node:stream';
import type { HeaderList } from '../csp/securityHeaders';
import { sendText } from '../http/Exchange';
import type { Exchange } from '../http/Exchange';
import type { Upstream } from './createUpstream';
import { toBrowserHeaders, toUpstreamHeaders } from './forwardedHeaders';
import type { ForwardRule } from './forwardRules';

/** Streams a request to the platform and its response back. */
export type Forward = (exchange: Exchange, path: string, search: string, rule: ForwardRule) => void;

type Refusal = [status: number, text: string, headers?: HeaderList];

const methods = new Set(['GET', 'HEAD', 'POST']);

/** Why a request is not forwarded at all. */
const findRefusal = ({ req }: Exchange, { maxRequestBytes }: ForwardRule): Refusal | undefined => {
  if (!methods.has(req.method ?? '')) return [405, 'Method not allowed', ['Allow', 'GET, HEAD, POST']];
  if (req.method !== 'POST') return undefined;
  if (req.headers['content-encoding'] !== undefined) return [415, 'Compressed bodies are not taken'];
  if (Number(req.headers['content-length'] ?? 0) > maxRequestBytes) return [413, 'The body is too large'];
  return undefined;
};

/** Whether a response may not reach the browser: it redirects, or announces more bytes than the rule allows. */
const isRefused = (
  { statusCode = 502, headers }: IncomingMessage,
  { maxResponseBytes }: ForwardRule,
): boolean => {
  const isRedirect = statusCode >= 300 && statusCode < 400 && statusCode !== 304;
  return isRedirect || statusCode < 200 || Number(headers['content-length'] ?? 0) > maxResponseBytes;
};

/** A stream that passes everything through and fails after `limit` bytes. */
const limitBytes = (limit: number): Transform => {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > limit) done(new Error(`More than ${limit} bytes`));
      else done(null, chunk);
    },
  });
};

/**
 * Creates the reverse proxy for the platform's paths. Redirects are refused, sizes are counted on the stream, and every wait
 * has a timeout: 502 when the platform does not answer properly, 504 when it is too slow, 413 for too large a body.
 */
export const createForwarder = (upstream: Upstream, securityHeaders: HeaderList): Forward => {
  return (exchange, path, search, rule) => {
    const { req, res, requestId } = exchange;
    const refuse = (...[status, text, headers]: Refusal) => {
      if (res.writableEnded || res.destroyed) return;
      if (res.headersSent) res.destroy();
      else sendText(exchange, status, text, headers);
    };
    const refusal = findRefusal(exchange, rule);
    if (refusal) {
      const [status, text, headers = []] = refusal;
      refuse(status, text, [...headers, 'Connection', 'close']);
      return;
    }
    const hasBody = req.method === 'POST';
    const headers = toUpstreamHeaders(req.headers, exchange);
    if (hasBody && req.headers['content-length']) headers['content-length'] = req.headers['content-length'];
    const request = upstream.request(path + search, { method: req.method, headers });

    let timedOut = false;
    const stop = () => {
      timedOut = true;
      request.destroy();
    };
    let waiting = setTimeout(stop, rule.headersMs);
    const total = rule.totalMs === Infinity ? undefined : setTimeout(stop, rule.totalMs);
    res.once('close', () => {
      clearTimeout(waiting);
      clearTimeout(total);
      request.destroy();
    });

    request.once('error', () => {
      if (timedOut) refuse(504, 'The platform is too slow');
      else refuse(502, 'The platform does not answer');
    });
    request.once('upgrade', (_response, socket) => {
      socket.destroy();
      refuse(502, 'The platform gave an answer that cannot be passed on');
    });
    request.once('response', (response) => {
      clearTimeout(waiting);
      if (isRefused(response, rule)) {
        response.resume();
        refuse(502, 'The platform gave an answer that cannot be passed on');
        return;
      }
      waiting = setTimeout(stop, rule.idleMs);
      response.on('data', () => waiting.refresh());
      const isAuthorized = req.headers.authorization !== undefined;
      const browserHeaders = toBrowserHeaders(response.headers, { prefix: rule.prefix, isAuthorized });
      res.writeHead(response.statusCode ?? 502, [
        ...browserHeaders,
        ...securityHeaders,
        'X-Request-Id',
        requestId,
      ]);
      pipeline(response, limitBytes(rule.maxResponseBytes), res, () => undefined);
    });

    if (!hasBody) {
      request.end();
      return;
    }
    const body = limitBytes(rule.maxRequestBytes);
    body.once('error', () => {
      req.unpipe(body);
      refuse(413, 'The body is too large', ['Connection', 'close']);
      request.destroy();
    });
    req.pipe(body).pipe(request);
  };
};
