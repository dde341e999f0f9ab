export type { CallFailureReport } from './server/createGuard';
export { createServerConnection } from './server/createServerConnection';
