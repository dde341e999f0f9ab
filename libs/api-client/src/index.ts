export { ApiError, isApiError } from './ApiError';
export type { ApiErrorKind } from './ApiError';
export { createApiClient } from './createApiClient';
export type { ApiClient, ApiClientOptions, CallOptions, WriteOptions } from './createApiClient';
