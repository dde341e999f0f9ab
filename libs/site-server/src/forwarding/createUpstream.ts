import http from 'node:http';
import type { ClientRequest, RequestOptions } from 'node:http';
import https from 'node:https';

/** The platform, over keep-alive connections. */
export interface Upstream {
  request(path: string, options: Pick<RequestOptions, 'method' | 'headers' | 'agent'>): ClientRequest;
  close(): void;
}

/** @param baseUrl may have a path, which every request path is then appended to */
export const createUpstream = (baseUrl: string): Upstream => {
  const base = new URL(baseUrl);
  const { request, Agent } = base.protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: 64, maxFreeSockets: 16, timeout: 60_000 });
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
};
