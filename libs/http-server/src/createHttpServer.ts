import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { toCountedAddress, toSharingNetwork } from './createClientAddress';
import { createCounts, createShares } from './createShares';
import { refuseSocket } from './refuseSocket';
import { unfinishedAnswer } from './unfinishedAnswer';

/** Times in milliseconds, sizes in bytes. */
export interface HttpLimits {
  headersTimeoutMs: number;
  requestTimeoutMs: number;
  checkingIntervalMs: number;
  /** Longer than the idle timeout of a load balancer (60 s), so that the site is never the first to close a connection. */
  keepAliveMs: number;
  /** A connection on which nothing moves ends, such as one of a client that does not read the response. */
  unreadAnswerMs: number;
  maxHeaderBytes: number;
  maxRequestsPerSocket: number;
  maxConnections: number;
  /** Loopback and trusted proxies carry the connections of many visitors and are not limited. */
  connectionsPerAddress: number;
  /** Of a network while no other has any. */
  connectionsPerNetwork: number;
}

const parseErrorStatuses: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Whether an answer is due on a connection that is not the one to what was read last. */
const owesAnotherAnswer = (socket: Duplex): boolean => {
  const answer = unfinishedAnswer(socket);
  return answer !== undefined && !answer.writableEnded && (answer.headersSent || answer.req.complete);
};

/** Answers a request that Node could not parse, and closes its connection; at once when the error would stand in another answer. */
const refuseMalformed = (cause: NodeJS.ErrnoException, socket: Duplex): void => {
  if (cause.code === 'ECONNRESET' || owesAnotherAnswer(socket)) socket.destroy();
  else refuseSocket(socket, parseErrorStatuses[cause.code ?? ''] ?? '400 Bad Request');
};

/** Closes connections beyond the limit of one address, and beyond the share of one network, so that no client can hold them all. */
const limitConnections = (
  server: http.Server,
  { maxConnections, connectionsPerAddress, connectionsPerNetwork }: HttpLimits,
  isExempt: (address: string) => boolean,
): void => {
  const ofAddresses = createCounts();
  const ofNetworks = createShares(maxConnections, connectionsPerNetwork);
  const counted = new WeakSet<Socket>();
  server.on('connection', (socket: Socket) => {
    // The connection of an ignored upgrade is announced again.
    if (counted.has(socket)) return;
    counted.add(socket);
    const { remoteAddress = '' } = socket;
    const isLimited = !isExempt(remoteAddress);
    const address = isLimited ? toCountedAddress(remoteAddress) : '';
    const network = isLimited ? toSharingNetwork(remoteAddress) : '';
    const hasRoom = ofAddresses.of(address) < connectionsPerAddress && ofNetworks.hasRoom(network);
    ofAddresses.add(address, 1);
    ofNetworks.take(network);
    socket.once('close', () => {
      ofAddresses.add(address, -1);
      ofNetworks.giveBack(network);
    });
    if (isLimited && !hasRoom) socket.destroy();
  });
};

interface HttpServerOptions {
  limits: HttpLimits;
  handle: http.RequestListener;
  /** Addresses whose connections are not limited. */
  isExempt(address: string): boolean;
}

/** Creates a server with the site's timeouts and size limits (not yet listening). */
export const createHttpServer = ({ limits, handle, isExempt }: HttpServerOptions): http.Server => {
  const server = http.createServer(
    {
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      connectionsCheckingInterval: limits.checkingIntervalMs,
      keepAliveTimeout: limits.keepAliveMs,
      maxHeaderSize: limits.maxHeaderBytes,
    },
    handle,
  );
  server.timeout = limits.unreadAnswerMs;
  server.maxRequestsPerSocket = limits.maxRequestsPerSocket;
  server.maxConnections = limits.maxConnections;
  server.on('clientError', refuseMalformed);
  limitConnections(server, limits, isExempt);
  return server;
};

/**
 * Opens a port.
 * @returns its address as `http://host:port`
 * @throws when the port is taken
 */
export const listenOn = (server: http.Server, port: number, host: string): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const { port: opened } = server.address() as AddressInfo;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${opened}`);
    });
  });
