export { createCalls } from './createApiClient';
export { createFetchTransport } from './createFetchTransport';
