import http from 'node:http';
import https from 'node:https';
import type { ClientRequest, RequestOptions } from 'node:http';

/** The platform as a place to send requests to, over kept connections. */
export interface Upstream {
  request(
    path: string,
    options: Pick<RequestOptions, 'method' | 'headers' | 'signal' | 'agent'>,
  ): ClientRequest;
  close(): void;
}

/** Connections to the platform at once. */
const connections = 64;

/** Opens the way to one origin; `baseUrl` may have a path, which every request then starts with. */
export function createUpstream(baseUrl: string): Upstream {
  const base = new URL(baseUrl);
  const { request, Agent } = base.protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: 16, timeout: 60_000 });
  const prefix = base.pathname.replace(/\/$/, '');
  return {
    request: (path, options) =>
      request({
        agent,
        protocol: base.protocol,
        hostname: base.hostname.replace(/^\[|\]$/g, ''),
        port: base.port,
        path: prefix + path,
        ...options,
      }),
    close: () => agent.destroy(),
  };
}
