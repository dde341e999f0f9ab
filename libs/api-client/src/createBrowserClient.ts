import { ApiError } from '@share/page-data';
import { within } from '@share/resilience';
import { toTyped, type AnyCall, type ApiClient } from './Call';
import type { ApiClientOptions, createCalls } from './createApiClient';

interface BrowserClientOptions extends Omit<ApiClientOptions, 'transport'> {
  /** Where the platform is; empty for the site's own origin. */
  baseUrl: string;
}

/** As long as an answer may take: a browser itself waits for minutes. */
const codeTimeoutMs = 10_000;

/**
 * The API client of a page in a browser. The code that makes calls comes after it, in a file of its own: what a visitor taps first is answered
 * without a call.
 * @throws ApiError from a call whose code could not be loaded within 10 s, `network`; the next call tries again
 */
export const createBrowserClient = ({ baseUrl, ...options }: BrowserClientOptions): ApiClient => {
  let loading: Promise<ReturnType<typeof createCalls>> | undefined;
  const start = async () => {
    const { createCalls, createFetchTransport } = await import('./browserCalls');
    return createCalls({ ...options, transport: createFetchTransport({ baseUrl }) });
  };
  const load = () =>
    (loading ??= within({ ms: codeTimeoutMs }, start).catch((cause: unknown) => {
      loading = undefined;
      throw new ApiError({ kind: 'network', message: `The code of calls was not loaded: ${String(cause)}` });
    }));
  load().catch(() => undefined);

  const callWith =
    (method: 'get' | 'post'): AnyCall =>
    (...call) =>
    async (...given) =>
      (await load())[method](...call)(...given);
  return toTyped({ get: callWith('get'), post: callWith('post') });
};
