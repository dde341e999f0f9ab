import { pipeline } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import type { HeaderList } from '../csp/securityHeaders';
import { sendText } from '../http/Exchange';
import type { Exchange } from '../http/Exchange';
import type { Upstream } from './createUpstream';
import { toDownwardHeaders, toUpwardHeaders } from './forwardedHeaders';
import type { ForwardRule } from './forwardRules';
import { limitBytes } from './limitBytes';

/** Passes a request on to the platform and its answer back, both as streams. */
export type Forward = (exchange: Exchange, path: string, search: string, rule: ForwardRule) => void;

const methods = new Set(['GET', 'HEAD', 'POST']);

/** Why a request is not passed on at all. */
function findRefusal(
  { req }: Exchange,
  { maxRequestBytes }: ForwardRule,
): [number, string, HeaderList?] | undefined {
  if (!methods.has(req.method ?? '')) return [405, 'Method not allowed', ['Allow', 'GET, HEAD, POST']];
  if (req.method !== 'POST') return undefined;
  if (req.headers['content-encoding'] !== undefined) return [415, 'Compressed bodies are not taken'];
  if (Number(req.headers['content-length'] ?? 0) > maxRequestBytes) return [413, 'The body is too large'];
  return undefined;
}

/** An answer that may not reach the browser: it leads elsewhere or is larger than agreed. */
function isRefused(
  { statusCode = 502, headers }: IncomingMessage,
  { maxResponseBytes }: ForwardRule,
): boolean {
  const redirects = statusCode >= 300 && statusCode < 400 && statusCode !== 304;
  return redirects || statusCode < 200 || Number(headers['content-length'] ?? 0) > maxResponseBytes;
}

/**
 * Creates the forwarder of the platform's paths. Redirects are refused, sizes are counted on the stream, and every wait
 * has an end: 502 when the platform does not answer properly, 504 when it is too slow, 413 for too large a body.
 */
export function createForwarder(upstream: Upstream, always: HeaderList): Forward {
  return (exchange, path, search, rule) => {
    const { req, res, requestId } = exchange;
    const refuse = (status: number, text: string, headers: HeaderList = []) => {
      if (res.writableEnded || res.destroyed) return;
      if (res.headersSent) res.destroy();
      else sendText(exchange, status, text, headers);
    };
    const refusal = findRefusal(exchange, rule);
    if (refusal) {
      refuse(refusal[0], refusal[1], [...(refusal[2] ?? []), 'Connection', 'close']);
      return;
    }
    const hasBody = req.method === 'POST';
    const headers = toUpwardHeaders(req.headers, exchange);
    if (hasBody && req.headers['content-length']) headers['content-length'] = req.headers['content-length'];
    const sending = upstream.request(path + search, { method: req.method, headers });

    let tooLate = false;
    const stop = () => {
      tooLate = true;
      sending.destroy();
    };
    let waiting = setTimeout(stop, rule.headersMs);
    const whole = rule.totalMs === Infinity ? undefined : setTimeout(stop, rule.totalMs);
    res.once('close', () => {
      clearTimeout(waiting);
      clearTimeout(whole);
      sending.destroy();
    });

    sending.once('error', () => {
      if (tooLate) refuse(504, 'The platform is too slow');
      else refuse(502, 'The platform does not answer');
    });
    sending.once('response', (answer) => {
      clearTimeout(waiting);
      if (isRefused(answer, rule)) {
        answer.resume();
        refuse(502, 'The platform gave an answer that cannot be passed on');
        return;
      }
      waiting = setTimeout(stop, rule.idleMs);
      answer.on('data', () => waiting.refresh());
      const authorized = req.headers.authorization !== undefined;
      const down = toDownwardHeaders(answer.headers, { prefix: rule.prefix, authorized });
      res.writeHead(answer.statusCode ?? 502, [...down, ...always, 'X-Request-Id', requestId]);
      pipeline(answer, limitBytes(rule.maxResponseBytes), res, () => undefined);
    });

    if (!hasBody) {
      sending.end();
      return;
    }
    const body = limitBytes(rule.maxRequestBytes);
    body.once('error', () => {
      req.unpipe(body);
      refuse(413, 'The body is too large', ['Connection', 'close']);
      sending.destroy();
    });
    req.pipe(body).pipe(sending);
  };
}
