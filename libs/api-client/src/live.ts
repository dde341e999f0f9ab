export { createLiveConnection } from './createLiveConnection.client';
export type { LiveConnection, LiveConnectionOptions, Ticket } from './createLiveConnection.client';
