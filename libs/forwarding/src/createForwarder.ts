import type { ClientRequest, IncomingMessage } from 'node:http';
import { pipeline, Transform } from 'node:stream';
import { sendsCode } from '@share/safety';
import {
  type AdmissionControl,
  type Exchange,
  hasHungUp,
  type HeaderList,
  OverloadError,
  readBody,
  sendText,
  toCommonHeaders,
} from '@share/http-server';
import type { Upstream } from './createUpstream';
import { toBrowserHeaders, toUpstreamHeaders } from './forwardedHeaders';
import { toForwardKind } from './forwardRules';
import type { ForwardKind, ForwardRule } from './forwardRules';
import { isOwnScript } from './isOwnScript';
import { mayRepeat } from './mayRepeat';

/** Sends a request to the platform and streams its response back. */
export type Forward = (exchange: Exchange, path: string, search: string, rule: ForwardRule) => Promise<void>;

type Refusal = [status: number, text: string, headers?: HeaderList];

const methods = new Set(['GET', 'HEAD', 'POST']);

/** Why a request is not forwarded at all. */
const findRefusal = (
  { req }: Exchange,
  path: string,
  { isCall, maxRequestBytes }: ForwardRule,
  ownOrigins: readonly string[],
): Refusal | undefined => {
  // Scripts request `empty`; anything else is an element of a page, or the page itself. Older browsers do not say.
  const destination = req.headers['sec-fetch-dest'] ?? 'empty';
  if (isCall && destination !== 'empty') return [403, 'Only scripts may call the platform'];
  if (sendsCode(new URL(path, 'http://platform')) && !isOwnScript(req.headers, ownOrigins))
    return [403, 'Only scripts of this site may have codes sent'];
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

/** Answers up to this size are taken off the platform at once, so that a slow client holds no connection to it. */
const maxBufferedBytes = 256 * 1024;

/** Answers of these statuses have no body. */
const emptyStatuses = new Set([204, 205, 304]);

const noBody = Buffer.alloc(0);

/**
 * A stream that passes everything through and fails after `limit` bytes.
 * @param bufferBytes how far the visitor may be behind
 */
const limitBytes = (limit: number, bufferBytes?: number): Transform => {
  let seen = 0;
  return new Transform({
    readableHighWaterMark: bufferBytes,
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > limit) done(new Error(`More than ${limit} bytes`));
      else done(null, chunk);
    },
  });
};

interface ForwarderOptions {
  upstream: Upstream;
  pools: Record<ForwardKind, AdmissionControl>;
  /** Origins of the site itself. */
  ownOrigins: readonly string[];
  /** The network whose share of the connections a visitor takes; empty for an address that stands for many visitors. */
  accountOf(address: string): string;
}

/** Answers with an error, or cuts the answer off when it has begun. */
const refuse = (exchange: Exchange, ...[status, text, headers]: Refusal): void => {
  const { res } = exchange;
  if (res.writableEnded || res.destroyed) return;
  if (res.headersSent) res.destroy();
  else sendText(exchange, status, text, headers);
};

const unusable: Refusal = [502, 'The platform gave an answer that cannot be passed on'];

/** Passes a response on. @returns whether the request may go on: an answer without a body is complete, a refused one is none */
const passOn = (
  exchange: Exchange,
  response: IncomingMessage,
  rule: ForwardRule,
  kind: ForwardKind,
): 'done' | 'streaming' => {
  const { req, res } = exchange;
  if (isRefused(response, rule)) {
    refuse(exchange, ...unusable);
    return 'done';
  }
  const { statusCode = 502 } = response;
  const isAuthorized = req.headers.authorization !== undefined;
  const isHead = req.method === 'HEAD';
  const isEmpty = isHead || emptyStatuses.has(statusCode);
  res.writeHead(statusCode, [
    ...toBrowserHeaders(response, { prefix: rule.prefix, isAuthorized, hasLength: isHead || !isEmpty }),
    ...toCommonHeaders(exchange),
  ]);
  if (isEmpty) {
    // Further bytes of the platform belong to no response, so the connection is not used again.
    res.end();
    return 'done';
  }
  const bufferBytes = kind === 'media' ? undefined : maxBufferedBytes;
  pipeline(response, limitBytes(rule.maxResponseBytes, bufferBytes), res, () => undefined);
  return 'streaming';
};

/**
 * Resolves when the connection to the platform is free again, which may be before the visitor has read everything. Where a stored
 * connection was lost before the answer, the request goes once more over a new one.
 */
const send = (
  { upstream }: ForwarderOptions,
  exchange: Exchange,
  target: string,
  rule: ForwardRule,
  body: Buffer,
): Promise<void> =>
  new Promise<void>((resolve) => {
    const { req, res } = exchange;
    const kind = toForwardKind(rule, req.method);
    const headers = toUpstreamHeaders(req.headers, { ...exchange, path: target });
    if (req.method === 'POST') headers['content-length'] = body.length;

    let timedOut = false;
    let hasAnswer = false;
    /** The latest one: a request may go a second time. */
    let request: ClientRequest | undefined;
    const stop = () => {
      timedOut = true;
      request?.destroy();
    };
    let waiting = setTimeout(stop, rule.headersMs);
    const total = rule.totalMs === Infinity ? undefined : setTimeout(stop, rule.totalMs);

    const onError = (lost: ClientRequest, error: Error, repeat: () => void) => {
      if (timedOut) refuse(exchange, 504, 'The platform is too slow');
      else if (!hasAnswer && !res.destroyed && mayRepeat(lost, error)) repeat();
      else refuse(exchange, 502, 'The platform does not answer');
    };
    const onResponse = (response: IncomingMessage) => {
      hasAnswer = true;
      clearTimeout(waiting);
      if (passOn(exchange, response, rule, kind) === 'done') {
        request?.destroy();
        return;
      }
      waiting = setTimeout(stop, rule.idleMs);
      response.on('data', () => waiting.refresh());
    };
    /** @param from the reused connections; absent: a connection of its own */
    const open = (from?: ForwardKind): void => {
      const opened = upstream.request(target, { ...(from && { kind: from }), method: req.method, headers });
      request = opened;
      opened.on('error', (error) => onError(opened, error, open));
      opened.once('close', () => {
        if (opened !== request) return;
        clearTimeout(waiting);
        clearTimeout(total);
        resolve();
      });
      opened.once('upgrade', (_response, socket) => {
        socket.destroy();
        refuse(exchange, ...unusable);
      });
      opened.once('response', onResponse);
      opened.end(body.length > 0 ? body : undefined);
    };
    open(kind);
    res.once('close', () => request?.destroy());
  });

/**
 * Creates the reverse proxy for the platform's paths. Redirects are refused, sizes are counted on the stream, and every wait
 * has a timeout: 502 when the platform does not answer properly, 503 when all connections to it are in use, 504 when it is too
 * slow, 413 for too large a body.
 */
export const createForwarder = (options: ForwarderOptions): Forward => {
  const { pools, ownOrigins, accountOf } = options;
  return async (exchange, path, search, rule) => {
    const { req, address } = exchange;
    const refusal = findRefusal(exchange, path, rule, ownOrigins);
    if (refusal) {
      const [status, text, headers = []] = refusal;
      refuse(exchange, status, text, [...headers, 'Connection', 'close']);
      return;
    }
    // Read before a connection is taken, so that a slow sender takes none.
    const hasBody = req.method === 'POST';
    const body = hasBody ? await readBody(req, rule.maxRequestBytes).catch(() => undefined) : noBody;
    if (!body) {
      refuse(exchange, 413, 'The body is too large', ['Connection', 'close']);
      return;
    }
    const pool = pools[toForwardKind(rule, req.method)];
    const call = async () => {
      if (!hasHungUp(exchange)) await send(options, exchange, path + search, rule, body);
    };
    await pool.run(call, accountOf(address)).catch((cause: unknown) => {
      if (!(cause instanceof OverloadError)) throw cause;
      refuse(exchange, 503, 'Too many calls at once', ['Retry-After', '1']);
    });
  };
};
