import { ApiError } from '@share/api-client';

/** How a call fails when the platform says that there is no such thing. */
export const notFound = (): Promise<never> =>
  Promise.reject(new ApiError({ kind: 'business', message: 'missing', status: 200, code: 1001 }));

/** How a call fails without a network. */
export const offline = (): Promise<never> =>
  Promise.reject(new ApiError({ kind: 'network', message: 'no network' }));
