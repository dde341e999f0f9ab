import type { WeChatSdk } from './WeChatSdk';

/**
 * Loads WeChat's SDK; only inside WeChat, elsewhere it does nothing. After each configuration it would ask for the kind of network
 * and report it to WeChat with the address of the page, by a picture that our content policy refuses: that question is silenced.
 */
export const loadWeChatSdk = async (): Promise<WeChatSdk> => {
  const { default: sdk } = await import('weixin-js-sdk');
  // The types of the package ask for callbacks that the SDK itself does not need.
  return Object.assign(sdk as unknown as WeChatSdk, { getNetworkType: () => undefined });
};
