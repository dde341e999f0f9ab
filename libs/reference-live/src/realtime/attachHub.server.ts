import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Hub, HubSocket } from './createHub';
import { createVisitorAddress } from './createVisitorAddress.server';

/** The path clients connect to. */
const hubPath = '/connection/websocket';

export const defaultMaxConnections = 10_000;

const loopback = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

export interface AttachOptions {
  /** Origins of pages that may connect, besides loopback ones. Programs send no origin and may connect. */
  allowedOrigins?: readonly string[];
  maxConnections?: number;
  /** Bytes of one frame. */
  maxFrameBytes?: number;
  /** Addresses and networks of the sites in front, whose report of a visitor's address counts; by default this machine. */
  trustedPeers?: readonly string[];
  /** Header in which they report it. */
  addressHeader?: string;
  /** Called when a page of an origin that may not connect is refused; the origin is as it was sent. */
  onRefusedOrigin?: (origin: string) => void;
}

/** The bytes of a text frame are sent as such, and not as a binary frame. */
const toHubSocket = (client: WebSocket): HubSocket => ({
  send: (frame) => client.send(frame, { binary: false }),
  close: (code, reason) => client.close(code, reason),
  get bufferedAmount() {
    return client.bufferedAmount;
  },
});

/** How long a refused client has to close its side of the connection, in milliseconds. */
const lingerMs = 1_000;

/**
 * Answers an error and closes the connection. The HTTP server no longer knows it, so a client that never closes its side would hold it
 * for ever. Its further bytes are dropped: unread data would reset the connection before the answer is read.
 */
const refuse = (socket: Duplex, status: string): void => {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  socket.resume();
  const cutOff = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(cutOff));
};

/** The hub on its server. */
export interface AttachedHub {
  /** Refuses new connections and ends the open ones. */
  end(): void;
  /** How many connections are open. */
  connections(): number;
}

/** Serves the hub on an HTTP server. */
export const attachHub = (server: Server, hub: Hub, options: AttachOptions = {}): AttachedHub => {
  const { allowedOrigins = [], maxConnections = defaultMaxConnections, maxFrameBytes = 64 * 1024 } = options;
  const addressOf = createVisitorAddress(options.trustedPeers, options.addressHeader);
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxFrameBytes,
    perMessageDeflate: false,
    clientTracking: true,
  });
  let isClosing = false;

  const isAllowed = ({ headers: { origin } }: IncomingMessage): boolean =>
    origin === undefined || loopback.test(origin) || allowedOrigins.includes(origin);

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy());
    const [path] = (request.url ?? '').split('?');
    if (path !== hubPath) return refuse(socket, '404 Not Found');
    if (!isAllowed(request)) {
      options.onRefusedOrigin?.(request.headers.origin ?? '');
      return refuse(socket, '403 Forbidden');
    }
    if (isClosing || sockets.clients.size >= maxConnections) return refuse(socket, '503 Service Unavailable');
    sockets.handleUpgrade(request, socket, head, (client) => {
      const connection = hub.connect(toHubSocket(client), { address: addressOf(request) });
      // A text frame comes as one Buffer; binary frames belong to another protocol and are no commands.
      client.on('message', (data) => connection.receive((data as Buffer).toString()));
      client.on('close', () => connection.end());
      client.on('error', () => client.terminate());
    });
  };

  server.on('upgrade', upgrade);
  return {
    end: () => {
      isClosing = true;
      hub.close();
      for (const client of sockets.clients) setTimeout(() => client.terminate(), 1_000).unref();
    },
    connections: () => sockets.clients.size,
  };
};
