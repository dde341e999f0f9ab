export { createServerToken } from './createServerToken';
export { createSession } from './createSession';
export { doAsReader } from './doAsReader';
export { noSession } from './noSession';
export type { SessionOptions } from './createSession';
export type { LoginOutcome, LoginRequest, Reader, Session, SessionEvents, SessionState } from './Session';
export { sessionConstants } from './sessionConstants';
export type { SessionPlatform } from './SessionPlatform';
