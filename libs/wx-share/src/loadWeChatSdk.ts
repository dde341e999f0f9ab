import type wx from 'weixin-js-sdk';
import type { ShareCard } from './toShareCard';

/** The platform's signature for `wx.config` (spec §3, signing data). */
export interface SigningData {
  appId: string;
  /** Seconds. */
  timestamp: number;
  nonceStr: string;
  /** 40 hexadecimal digits. */
  signature: string;
}

export type WeChatConfig = Required<Parameters<typeof wx.config>[0]>;

interface Refusal {
  errMsg: string;
}

/** The timeline shows no description. */
type TimelineCard = Omit<ShareCard, 'desc'>;

interface SettingCallbacks {
  /** The card is set; whether it is shared, WeChat does not tell. */
  success?: () => void;
  fail: (refusal: Refusal) => void;
}

/** The part of WeChat's SDK that the site uses. */
export interface WeChatSdk {
  config(config: WeChatConfig): void;
  /** Calls back after the first configuration, also after a failed one; at once from then on. */
  ready(onReady: () => void): void;
  /** Calls back for every configuration that fails; keeps the last listener only. */
  error(onError: (refusal: Refusal) => void): void;
  updateAppMessageShareData(card: ShareCard & SettingCallbacks): void;
  updateTimelineShareData(card: TimelineCard & SettingCallbacks): void;
  /** The older names of these two calls. */
  onMenuShareAppMessage(card: ShareCard): void;
  onMenuShareTimeline(card: TimelineCard): void;
  miniProgram: {
    postMessage(message: { data: ShareCard }): void;
  };
}

/**
 * Loads WeChat's SDK, which does nothing outside WeChat. After each configuration it would report the network type and the address of
 * the page to WeChat, by an image that the content policy refuses; without `getNetworkType` it does not.
 */
export const loadWeChatSdk = async (): Promise<WeChatSdk> => {
  const { default: sdk } = await import('weixin-js-sdk');
  // The types of the package require callbacks that the SDK does not need.
  return Object.assign(sdk as unknown as WeChatSdk, { getNetworkType: () => undefined });
};
