export { clientUaToken, userAgents } from './userAgents';
export { withMark } from './withMark';
