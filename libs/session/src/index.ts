export { createServerToken } from './createServerToken';
export { createSession } from './createSession';
export { doAsReader } from './doAsReader';
export { noSession } from './noSession';
export type { Reader, Session } from './Session';
export { sessionConstants } from './sessionConstants';
export type { SessionPlatform } from './SessionPlatform';
