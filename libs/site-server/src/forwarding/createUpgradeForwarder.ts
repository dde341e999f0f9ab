import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { toCanonicalTarget } from '../http/canonicalTarget';
import { toRequestId } from '../http/Exchange';
import type { Upstream } from './createUpstream';
import { findForwardRule } from './forwardRules';

interface UpgradeParts {
  upstream: Upstream;
  /** Origins whose pages may open a socket. */
  ownOrigins: readonly string[];
  addressOf(req: IncomingMessage): string;
  /** Time for the platform to accept, in milliseconds. */
  handshakeMs?: number;
}

/** Passes WebSocket connections on to the platform. */
export interface UpgradeForwarder {
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Sockets open now. */
  open(): number;
  /** Ends all of them; their clients connect again elsewhere. */
  close(): void;
}

/** Ends a socket that was not upgraded, with a bare answer. */
const decline = (socket: Duplex, status: string) => {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

const socketHeaders = [
  'sec-websocket-key',
  'sec-websocket-version',
  'sec-websocket-protocol',
  'origin',
  'user-agent',
];

const toHandshake = (req: IncomingMessage, address: string) => ({
  ...Object.fromEntries(
    socketHeaders.flatMap((name) => (req.headers[name] ? [[name, req.headers[name]]] : [])),
  ),
  connection: 'Upgrade',
  upgrade: 'websocket',
  'x-forwarded-for': address,
  'x-request-id': toRequestId(req.headers['x-request-id']),
});

/** The platform's acceptance in its own words, without headers that have no business here. */
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
 * Creates the forwarder of WebSocket connections below `/connection`. Browsers always name the page's origin, and only
 * pages of this site are let through; programs that name none are the platform's affair.
 */
export function createUpgradeForwarder(parts: UpgradeParts): UpgradeForwarder {
  const { upstream, ownOrigins, addressOf, handshakeMs = 5_000 } = parts;
  const sockets = new Set<Duplex>();

  const join = (client: Duplex, platform: Duplex) => {
    for (const [one, other] of [
      [client, platform],
      [platform, client],
    ] as const) {
      sockets.add(one);
      one.once('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.on('error', () => one.destroy());
      one.pipe(other);
    }
  };

  return {
    upgrade(req, socket, head) {
      const { path, search } = toCanonicalTarget(req.url ?? '');
      const rule = path === undefined ? undefined : findForwardRule(path);
      const isSocket = req.headers.upgrade?.toLowerCase() === 'websocket' && req.method === 'GET';
      if (path === undefined || rule?.prefix !== '/connection' || !isSocket) {
        decline(socket, '404 Not Found');
        return;
      }
      const { origin } = req.headers;
      if (origin !== undefined && !ownOrigins.includes(origin)) {
        decline(socket, '403 Forbidden');
        return;
      }
      const headers = toHandshake(req, addressOf(req));
      const asking = upstream.request(path + search, { method: 'GET', headers, agent: false });
      const timer = setTimeout(() => asking.destroy(), handshakeMs);
      socket.on('error', () => socket.destroy());
      socket.once('close', () => asking.destroy());
      asking.once('close', () => clearTimeout(timer));
      asking.once('error', () => decline(socket, '502 Bad Gateway'));
      asking.once('response', (answer) => {
        answer.resume();
        decline(socket, answer.statusCode === 429 ? '429 Too Many Requests' : '502 Bad Gateway');
      });
      asking.once('upgrade', (answer, platform, first) => {
        clearTimeout(timer);
        if (socket.destroyed) {
          platform.destroy();
          return;
        }
        socket.write(toAcceptance(answer));
        if (first.length > 0) socket.write(first);
        if (head.length > 0) platform.write(head);
        join(socket, platform);
      });
      asking.end();
    },
    open: () => sockets.size / 2,
    close: () => sockets.forEach((socket) => socket.destroy()),
  };
}
