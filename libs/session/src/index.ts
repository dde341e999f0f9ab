export { createSession } from './createSession';
export type { Session, SessionEvents, SessionOptions } from './createSession';
export { sessionConstants } from './sessionConstants';
