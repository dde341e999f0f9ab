import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { toTraceparent } from '@share/operations';
import { toCanonicalTarget } from '@share/site-paths/server';
import { refuseSocket, toCallerTrace, toRequestId, toTraceIds } from '@share/http-server';
import type { Upstream } from './createUpstream';
import { findForwardRule } from './forwardRules';

interface WebSocketForwarderOptions {
  upstream: Upstream;
  /** Origins whose pages may open a WebSocket. */
  ownOrigins: readonly string[];
  addressOf(req: IncomingMessage): string;
}

export interface WebSocketForwarder {
  /** Whether a request is for a WebSocket at an address that has them. */
  offers(req: IncomingMessage): boolean;
  /** Connects a client whose upgrade is offered. Closing its socket closes the connection to the platform too. */
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Number of open WebSockets. */
  count(): number;
}

/** Time for the platform to accept a connection, in milliseconds. */
const handshakeMs = 5_000;

/** Time for the second side to close after the first one has, in milliseconds. */
const halfOpenMs = 1_000;

const handshakeHeaders = [
  'sec-websocket-key',
  'sec-websocket-version',
  'sec-websocket-protocol',
  'origin',
  'user-agent',
];

const toHandshakeHeaders = (
  req: IncomingMessage,
  address: string,
  requestId = toRequestId(req.headers['x-request-id']),
) => ({
  ...Object.fromEntries(
    handshakeHeaders.flatMap((name) => (req.headers[name] ? [[name, req.headers[name]]] : [])),
  ),
  connection: 'Upgrade',
  upgrade: 'websocket',
  'x-forwarded-for': address,
  'x-request-id': requestId,
  traceparent: toTraceparent(toCallerTrace(toTraceIds(req.headers.traceparent, requestId))),
});

/** The platform's acceptance, reduced to the headers of the handshake. */
const toAcceptance = ({ headers }: IncomingMessage): string =>
  [
    'HTTP/1.1 101 Switching Protocols',
    'Upgrade: websocket',
    'Connection: Upgrade',
    `Sec-WebSocket-Accept: ${headers['sec-websocket-accept'] ?? ''}`,
    ...(headers['sec-websocket-protocol']
      ? [`Sec-WebSocket-Protocol: ${headers['sec-websocket-protocol']}`]
      : []),
    '\r\n',
  ].join('\r\n');

/**
 * Creates the forwarder of WebSocket connections below `/connection`. Browsers always send the page's origin, and only pages
 * of this site may connect. Clients that send none are no browsers; the platform decides about them.
 */
export const createWebSocketForwarder = (options: WebSocketForwarderOptions): WebSocketForwarder => {
  const { upstream, ownOrigins, addressOf } = options;
  const sockets = new Set<Duplex>();

  const join = (client: Duplex, platform: Duplex) => {
    for (const [from, to] of [
      [client, platform],
      [platform, client],
    ] as const) {
      sockets.add(from);
      from.once('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on('error', () => from.destroy());
      from.once('end', () => {
        const cutOff = setTimeout(() => from.destroy(), halfOpenMs);
        from.once('close', () => clearTimeout(cutOff));
      });
      from.pipe(to);
    }
  };

  return {
    offers({ url = '', method, headers }) {
      const { path = '' } = toCanonicalTarget(url);
      const isWebSocket = headers.upgrade?.toLowerCase() === 'websocket' && method === 'GET';
      return isWebSocket && findForwardRule(path)?.prefix === '/connection';
    },
    upgrade(req, socket, head) {
      const { path = '', search } = toCanonicalTarget(req.url ?? '');
      const { origin } = req.headers;
      if (origin !== undefined && !ownOrigins.includes(origin)) {
        refuseSocket(socket, '403 Forbidden');
        return;
      }
      const headers = toHandshakeHeaders(req, addressOf(req));
      const request = upstream.request(path + search, { method: 'GET', headers });
      const timer = setTimeout(() => request.destroy(), handshakeMs);
      socket.on('error', () => socket.destroy());
      socket.once('close', () => request.destroy());
      request.once('close', () => clearTimeout(timer));
      request.once('error', () => refuseSocket(socket, '502 Bad Gateway'));
      request.once('response', (response) => {
        response.resume();
        refuseSocket(socket, response.statusCode === 429 ? '429 Too Many Requests' : '502 Bad Gateway');
      });
      request.once('upgrade', (response, platform, platformHead) => {
        clearTimeout(timer);
        if (socket.destroyed) {
          platform.destroy();
          return;
        }
        socket.write(toAcceptance(response));
        if (platformHead.length > 0) socket.write(platformHead);
        if (head.length > 0) platform.write(head);
        join(socket, platform);
      });
      request.end();
    },
    count: () => sockets.size / 2,
  };
};
