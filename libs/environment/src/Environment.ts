/** The program that shows the page. Names that end in `mini-program` are web-views inside a mini program. */
export type Host =
  | 'client'
  | 'bot'
  | 'mini-program'
  | 'qq-mini-program'
  | 'alipay-mini-program'
  | 'baidu-mini-program'
  | 'bytedance-mini-program'
  | 'wecom'
  | 'wechat'
  | 'wechat-desktop'
  | 'qq'
  | 'qzone'
  | 'weibo'
  | 'dingtalk'
  | 'alipay'
  | 'douyin'
  | 'toutiao'
  | 'baidu'
  | 'zhihu'
  | 'douban'
  | 'qq-browser'
  | 'uc'
  | 'huawei'
  | 'xiaomi'
  | 'oppo'
  | 'vivo'
  | 'samsung'
  | 'ios-safari'
  | 'chrome-android'
  | 'desktop'
  | 'other';

/** The system below it; `harmony` is HarmonyOS NEXT, while HarmonyOS 4 and older are `android`. */
export type System = 'ios' | 'ipados' | 'android' | 'harmony' | 'windows' | 'mac' | 'linux' | 'other';

/** Where the page is open (spec §6). */
export interface Environment {
  host: Host;
  system: System;
  /** A phone or a tablet. */
  isMobile: boolean;
  /** Inside a mini program of any platform. */
  isMiniProgram: boolean;
  /** Version of WeChat such as `8.0.49`; only when the host is WeChat, because WeCom reports one that means nothing. */
  wechatVersion?: string;
}
