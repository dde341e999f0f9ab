import http from 'node:http';
import type { ClientRequest, RequestOptions } from 'node:http';
import https from 'node:https';
import type { ForwardKind } from './forwardRules';

interface UpstreamRequest extends Pick<RequestOptions, 'method' | 'headers'> {
  /** Absent: a connection of its own. */
  kind?: ForwardKind;
}

/** The platform, over keep-alive connections. */
export interface Upstream {
  request(path: string, request: UpstreamRequest): ClientRequest;
  close(): void;
}

/**
 * Every kind has connections of its own. How many requests there are at once is decided before they are made, so none waits here.
 * @param baseUrl may have a path, which every request path is then appended to
 */
export const createUpstream = (baseUrl: string): Upstream => {
  const base = new URL(baseUrl);
  const { request, Agent } = base.protocol === 'https:' ? https : http;
  const createAgent = () => new Agent({ keepAlive: true, maxFreeSockets: 16, timeout: 60_000 });
  const agents = { reads: createAgent(), writes: createAgent(), media: createAgent() };
  const prefix = base.pathname.replace(/\/$/, '');
  return {
    request: (path, { kind, ...options }) =>
      request({
        agent: kind ? agents[kind] : false,
        protocol: base.protocol,
        hostname: base.hostname.replace(/^\[|\]$/g, ''),
        port: base.port,
        path: prefix + path,
        ...options,
      }),
    close: () => Object.values(agents).forEach((agent) => agent.destroy()),
  };
};
