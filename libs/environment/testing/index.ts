export { clientUaToken, userAgents } from './userAgents';
