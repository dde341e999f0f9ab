export { createForwarder, type Forward } from './createForwarder';
export { createUpstream } from './createUpstream';
export { createWebSocketForwarder, type WebSocketForwarder } from './createWebSocketForwarder';
export {
  createRuleFinder,
  findForwardRule,
  forwardedPrefixes,
  type ForwardKind,
  type ForwardRule,
} from './forwardRules';
export { mayRepeat } from './mayRepeat';
export { shareWebSockets } from './shareWebSockets';
