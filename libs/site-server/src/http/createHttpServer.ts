import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { refuseMalformed } from './refuseMalformed';
import type { SiteLimits } from './siteLimits';

/** Creates a server with the site's limits of time and size (not yet listening). */
export function createHttpServer(limits: SiteLimits, handle: http.RequestListener): http.Server {
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
  server.maxRequestsPerSocket = limits.maxRequestsPerSocket;
  server.maxConnections = limits.maxConnections;
  server.on('clientError', refuseMalformed);
  return server;
}

/**
 * Opens a port and gives its address as `http://host:port`.
 * @throws when the port is taken
 */
export function listenOn(server: http.Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const { port: opened } = server.address() as AddressInfo;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${opened}`);
    });
  });
}
