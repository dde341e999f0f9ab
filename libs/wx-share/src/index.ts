export { copyText } from './copyText';
export { addressesToSign, createWeChat } from './createWeChat';
export { getShareLink } from './getShareLink';
export { loadWeChatSdk } from './loadWeChatSdk';
export { readShareCard, readSharePicture } from './readShareCard';
export { hasSystemShare, sharePage } from './sharePage';
export { toShareCard, type ShareCard } from './toShareCard';
