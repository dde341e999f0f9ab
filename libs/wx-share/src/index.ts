export { addressesToSign } from './addressesToSign';
export { copyText } from './copyText';
export { createWeChat, type WeChat } from './createWeChat';
export { loadWeChatSdk } from './loadWeChatSdk';
export { sharePage, type ShareResult } from './sharePage';
export { toShareCard } from './toShareCard';
export type { ShareCard, ShareSource } from './toShareCard';
