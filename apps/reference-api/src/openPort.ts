import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { toPortProblem } from '@share/operations/server';

/** How long running requests may take once the platform is stopping. */
const drainMs = 10_000;

/** Seconds after which a request that arrived during the start may be sent again. */
const retryAfter = '1';

const serverOptions = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  keepAliveTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 8 * 1024,
};

type Fetch = (request: Request, bindings: object) => Response | Promise<Response>;

/** A port that this process holds. */
export interface OpenPort {
  server: Server;
  url: string;
  /** Answers requests from now on; before, they get 503. */
  answerWith(fetch: Fetch): void;
  /** Takes no new connections; resolves when running requests are finished. */
  drain(): Promise<void>;
}

/**
 * Takes a port.
 *
 * @param address.port 0 takes any free port
 * @throws Error when it is taken
 */
export const openPort = (address: { host: string; port: number }): Promise<OpenPort> =>
  new Promise((resolve, reject) => {
    let isDraining = false;
    let fetch: Fetch = () => new Response(null, { status: 503, headers: { 'retry-after': retryAfter } });

    const drain = (): Promise<void> =>
      new Promise((drained) => {
        isDraining = true;
        const deadline = setTimeout(() => server.closeAllConnections(), drainMs);
        server.close(() => {
          clearTimeout(deadline);
          drained();
        });
        server.closeIdleConnections();
      });

    /** Once the drain has begun each answer closes its connection: a connection keep-alive would delay the drain. */
    const answer = async (request: Request, bindings: object): Promise<Response> => {
      const response = await fetch(request, bindings);
      if (isDraining) response.headers.set('connection', 'close');
      return response;
    };

    const server = serve(
      {
        fetch: answer,
        hostname: address.host,
        port: address.port,
        serverOptions,
      },
      ({ port }) =>
        resolve({
          server,
          url: `http://${address.host}:${port}`,
          answerWith: (next) => {
            fetch = next;
          },
          drain,
        }),
    ) as Server;
    server.once('error', (cause) => {
      const problem = toPortProblem(cause, { name: 'REFERENCE_API_PORT', ...address });
      reject(problem ? new Error(problem, { cause }) : cause);
    });
  });
