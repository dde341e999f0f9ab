import type wx from 'weixin-js-sdk';
import type { ShareCard } from './toShareCard';

/** Fields that `wx.config` needs of the platform (spec §3, signing data). */
export interface SigningData {
  appId: string;
  /** Seconds. */
  timestamp: number;
  nonceStr: string;
  /** 40 hexadecimal digits. */
  signature: string;
}

/** What `wx.config` takes. */
export type WeChatConfig = Required<Parameters<typeof wx.config>[0]>;

interface Refusal {
  errMsg: string;
}

/** The moment's card has no description. */
export type TimelineCard = Omit<ShareCard, 'desc'>;

interface Answered {
  fail: (refusal: Refusal) => void;
}

/** What the site uses of WeChat's SDK. */
export interface WeChatSdk {
  config(config: WeChatConfig): void;
  /** Calls once the first configuration is over, also when it has failed; at once from then on. */
  ready(onReady: () => void): void;
  /** Calls with every configuration that fails; keeps the last listener only. */
  error(onError: (refusal: Refusal) => void): void;
  updateAppMessageShareData(card: ShareCard & Answered): void;
  updateTimelineShareData(card: TimelineCard & Answered): void;
  /** The older names of the two. */
  onMenuShareAppMessage(card: ShareCard): void;
  onMenuShareTimeline(card: TimelineCard): void;
  miniProgram: {
    /** Waits for WeChat's bridge by itself. */
    postMessage(message: { data: ShareCard }): void;
  };
}
