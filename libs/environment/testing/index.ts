export { clientUaToken, userAgents } from './userAgents';
export type { UserAgentFixture } from './userAgents';
