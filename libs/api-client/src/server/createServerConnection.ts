import type { ApiClientOptions } from '../createApiClient';
import { createGuard, type GuardOptions } from './createGuard';
import { createHttpTransport, type HttpTransportOptions } from './createHttpTransport';

/**
 * How a server reaches one host of the platform: reused connections, a circuit breaker and retries. Create one per host and spread
 * it into the options of the client of each request.
 */
export const createServerConnection = (
  options: HttpTransportOptions & GuardOptions,
): Required<Pick<ApiClientOptions, 'guard' | 'timeoutMs' | 'transport'>> => ({
  transport: createHttpTransport(options),
  guard: createGuard(options),
  // Each call ends with its own signal: a second timer per call would only cost.
  timeoutMs: Infinity,
});
