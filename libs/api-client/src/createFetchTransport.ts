import { learnServerTime } from '@share/environment';
import { readText } from './readText';
import type { Transport } from './Transport';

interface FetchTransportOptions {
  /** Where the platform is; empty for the site's own origin in a browser. */
  baseUrl: string;
  /** Instead of the global one, such as `(request) => app.fetch(request)` for a server in the same process. */
  fetch?: (request: Request) => Promise<Response>;
}

/** The transport of a browser: without cookies, because the token is the only credential, and without redirects. */
export const createFetchTransport =
  ({ baseUrl, fetch = (request) => globalThis.fetch(request) }: FetchTransportOptions): Transport =>
  async ({ address, method, headers, body, signal, maxBytes }) => {
    const response = await fetch(
      new Request(baseUrl + address, {
        method,
        headers,
        credentials: 'omit',
        redirect: 'error',
        ...(body !== undefined && { body }),
        ...(signal && { signal }),
      }),
    );
    learnServerTime(response.headers);
    return {
      status: response.status,
      requestId: response.headers.get('X-Request-Id') ?? undefined,
      text: await readText(response, maxBytes),
    };
  };
