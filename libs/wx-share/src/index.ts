export { addressesToSign, createWeChat } from './createWeChat';
export { loadWeChatSdk } from './loadWeChatSdk';
export { copyText, sharePage } from './sharePage';
export { toShareCard, type ShareCard } from './toShareCard';
