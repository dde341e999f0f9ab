import http from 'node:http';
import type { Agent, ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import https from 'node:https';
import { inSpan, outgoingTraceparent, type SpanAttributes } from '@share/operations/server';
import type { Transport, TransportAnswer, TransportRequest } from '../Transport';
import { createAgent } from './createAgent';
import { createPool } from './createPool';
import { decodeBody } from './decodeBody';
import { toFamily } from './toFamily';
import { toText } from './toText';

export interface HttpTransportOptions {
  /** May have a path, which every address is then appended to. */
  baseUrl: string;
  /** Calls of one family that run at once. */
  callsPerFamily?: number;
  connectTimeoutMs?: number;
}

/** Bodies of many parts are rare: one buffer needs no copy. */
const join = (parts: Buffer[]): Buffer => (parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts));

/** The bytes, or `undefined` when there are more than `maxBytes`. */
const readBytes = (response: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let length = 0;
    response.on('data', (part: Buffer) => {
      length += part.length;
      if (length <= maxBytes) return void parts.push(part);
      resolve(undefined);
      response.destroy();
    });
    response.on('end', () => resolve(join(parts)));
    response.on('error', reject);
  });

const readAnswer = async (response: IncomingMessage, maxBytes: number): Promise<TransportAnswer> => {
  const { headers, statusCode: status = 0 } = response;
  const encoding = headers['content-encoding'] ?? 'identity';
  let bytes = await readBytes(response, maxBytes);
  if (bytes && encoding !== 'identity') bytes = await decodeBody(bytes, encoding, maxBytes);
  return { status, requestId: headers['x-request-id'] as string | undefined, text: bytes && toText(bytes) };
};

const lostCodes = new Set(['ECONNRESET', 'EPIPE']);

/**
 * Whether a call that only reads has met a reused connection that its other side had closed or reset. A platform closes those whenever it
 * likes, so that says nothing about the call and nothing about the platform.
 */
const hasLostConnection = (
  { reusedSocket }: ClientRequest,
  { method, signal }: TransportRequest,
  { code = '' }: NodeJS.ErrnoException,
): boolean => method === 'GET' && reusedSocket && lostCodes.has(code) && !signal?.aborted;

/**
 * The transport of a server: plain requests over reused connections, because `fetch` takes three times their processor time. A call that
 * only reads and whose reused connection is lost before it is answered is sent once more, over a new one.
 * Certificates are verified and redirects are not followed; a call takes as long as its signal lets it.
 */
export const createHttpTransport = ({
  baseUrl,
  callsPerFamily = 32,
  connectTimeoutMs = 300,
}: HttpTransportOptions): Transport => {
  const base = new URL(baseUrl);
  const { request } = base.protocol === 'https:' ? https : http;
  const prefix = base.pathname.replace(/\/$/, '');
  const target: RequestOptions = {
    protocol: base.protocol,
    hostname: base.hostname.replace(/^\[|\]$/g, ''),
    port: base.port,
  };
  const families = new Map<string, { agent: Agent; pool: ReturnType<typeof createPool> }>();

  const familyOf = (template: string) => {
    const name = toFamily(template);
    const known = families.get(name);
    if (known) return known;
    const family = {
      agent: createAgent(base.protocol, { connectTimeoutMs, keepAlive: true }),
      pool: createPool(callsPerFamily),
    };
    families.set(name, family);
    return family;
  };

  const newConnections = createAgent(base.protocol, { connectTimeoutMs, keepAlive: false });

  const exchange = (call: TransportRequest, agent: Agent): Promise<TransportAnswer> =>
    new Promise((resolve, reject) => {
      const { address, body, headers, maxBytes, method, signal } = call;
      const outgoing = request({
        ...target,
        agent,
        method,
        path: prefix + address,
        headers: {
          ...headers,
          'Accept-Encoding': 'identity',
          ...(body !== undefined && { 'Content-Length': Buffer.byteLength(body) }),
        },
      });
      const stop = () => outgoing.destroy(signal?.reason);
      signal?.addEventListener('abort', stop);
      let hasAnswer = false;
      outgoing.on('error', (error) => {
        if (!hasAnswer && hasLostConnection(outgoing, call, error)) resolve(exchange(call, newConnections));
        else reject(error);
      });
      outgoing.on('response', (response) => {
        hasAnswer = true;
        readAnswer(response, maxBytes).then(resolve, reject);
      });
      outgoing.on('upgrade', (_, socket) => {
        socket.destroy();
        reject(new Error('The platform switched protocols unrequested.'));
      });
      outgoing.on('close', () => signal?.removeEventListener('abort', stop));
      outgoing.end(body);
    });

  const send = (call: TransportRequest): Promise<TransportAnswer> => {
    const { agent, pool } = familyOf(call.template);
    const { trace } = call;
    const traced = trace
      ? { ...call, headers: { ...call.headers, traceparent: outgoingTraceparent(trace) } }
      : call;
    return pool.run(call.signal, () => exchange(traced, agent));
  };

  return (call) => {
    const { method, template, trace } = call;
    if (!trace) return send(call);
    const attributes: SpanAttributes = { 'http.request.method': method, 'url.template': template };
    return inSpan(trace, { name: `${method} ${template}`, kind: 'client', attributes }, async (own) => {
      const answer = await send({ ...call, trace: own });
      attributes['http.response.status_code'] = answer.status;
      return answer;
    });
  };
};
