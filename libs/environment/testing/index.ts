export { startPageScript } from './startPageScript';
export { clientUaToken, userAgents } from './userAgents';
export { withMark } from './withMark';
