/** The app or browser that shows the page. Names ending in `mini-program` are web-views inside a mini program. */
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

/** `harmony` is HarmonyOS NEXT; HarmonyOS 4 and older are `android`, because they run Android apps. */
export type System = 'ios' | 'ipados' | 'android' | 'harmony' | 'windows' | 'mac' | 'linux' | 'other';

/** The visitor's app and device, by the user agent (spec §6). */
export interface Environment {
  host: Host;
  system: System;
  /** A phone or a tablet. */
  isMobile: boolean;
  /** Inside a mini program of any platform. */
  isMiniProgram: boolean;
  /** Such as `8.0.49`; only when the host is WeChat, because WeCom reports a meaningless one. */
  wechatVersion?: string;
}

/** Longer agents are cut off; every real token comes well before this. */
const maxLength = 1024;

/** The first matching row decides: HarmonyOS 4 and Windows phones contain `Android` too. */
const systems: [System, RegExp][] = [
  ['other', /Windows Phone|KAIOS/i],
  ['harmony', /OpenHarmony|ArkWeb\//i],
  ['android', /Android/i],
  ['ipados', /\biPad\b/],
  ['ios', /\biP(?:hone|od)\b/],
  ['windows', /Windows NT|Win64/],
  ['mac', /Macintosh|Mac OS X/],
  ['linux', /Linux|X11|CrOS/],
];

/**
 * The first row whose patterns all match decides. Order matters: mini programs repeat the token of the app they run in, WeCom
 * calls itself WeChat 7.0.1, QQ and WeChat contain the token of the browser whose kernel they share, DingTalk and Alipay that
 * of UC.
 */
const apps: [Host, ...RegExp[]][] = [
  ['bot', /[^u](?:bot|spider|crawler)[/;]/i],
  ['bot', /Googlebot|Google-InspectionTool|AdsBot-Google|Mediapartners-Google|BingPreview|Baiduspider/i],
  ['bot', /360Spider|YisouSpider|facebookexternalhit|TelegramBot|^WhatsApp\//i],
  ['qq-mini-program', /\bQQ\/\d/, /miniProgram/i],
  ['alipay-mini-program', /AlipayClient/i, /miniProgram/i],
  ['baidu-mini-program', /\bswan\//i],
  ['bytedance-mini-program', /toutiaomicroapp/i],
  ['mini-program', /miniProgram/i],
  ['wecom', /wxwork\//i],
  ['wechat-desktop', /MicroMessenger/i, /(?:Windows|Mac|Linux)Wechat/i],
  ['wechat', /MicroMessenger/i],
  ['qzone', /\bQzone\//i],
  ['qq', /\bQQ\/\d/],
  ['weibo', /__weibo__/i],
  ['dingtalk', /DingTalk\//i],
  ['alipay', /AlipayClient/i],
  ['douyin', /\baweme/i],
  ['toutiao', /NewsArticle|NewsLite/i],
  ['baidu', /baiduboxapp/i],
  ['zhihu', /ZhihuHybrid/i],
  ['douban', /com\.douban\./i],
];

/** Browsers of phones and tablets, in the same form. */
const mobileBrowsers: typeof apps = [
  ['qq-browser', /MQQBrowser\//i],
  ['uc', /UCBrowser|Quark\//i],
  ['huawei', /HuaweiBrowser/i],
  ['xiaomi', /MiuiBrowser/i],
  ['oppo', /HeyTapBrowser|OppoBrowser/i],
  ['vivo', /VivoBrowser/i],
  ['samsung', /SamsungBrowser/i],
  ['other', /CriOS|FxiOS|EdgiOS|OPT\/|DuckDuckGo|Focus\//],
  ['ios-safari', /Mac OS X/, /\bVersion\/\d/, /\bSafari\//],
  ['other', /Windows Phone|; wv\)|\bVersion\/4\.0|OpenHarmony/],
  ['chrome-android', /Android/i, /\bChrome\/\d/],
];

const find = (table: typeof apps, agent: string): Host | undefined =>
  table.find(([, ...patterns]) => patterns.every((pattern) => pattern.test(agent)))?.[0];

const readSystem = (agent: string, maxTouchPoints: number): System => {
  const system = systems.find(([, pattern]) => pattern.test(agent))?.[0] ?? 'other';
  return system === 'mac' && maxTouchPoints > 1 ? 'ipados' : system;
};

const isMobileDevice = (system: System, agent: string): boolean => {
  if (system === 'other') return /Mobile/i.test(agent);
  if (system === 'harmony') return !agent.includes('(PC;');
  return system === 'ios' || system === 'ipados' || system === 'android';
};

/**
 * Reads host and system from the user agent by one ordered table (spec §6); the same on the server and in the browser.
 * @param userAgent the header or `navigator.userAgent`
 * @param options `clientUaToken`: the token that the product's own client adds to its agent, case-insensitive; empty means none.
 * `maxTouchPoints` of the navigator: an iPad claims to be a Macintosh, and only this distinguishes the two.
 */
export const readEnvironment = (
  userAgent: string,
  { clientUaToken = '', maxTouchPoints = 0 }: { clientUaToken?: string; maxTouchPoints?: number } = {},
): Environment => {
  const agent = userAgent.slice(0, maxLength);
  const isClient = clientUaToken !== '' && agent.toLowerCase().includes(clientUaToken.toLowerCase());
  const system = readSystem(agent, maxTouchPoints);
  const isMobile = isMobileDevice(system, agent);
  const browser = isMobile ? (find(mobileBrowsers, agent) ?? 'other') : 'desktop';
  const host = isClient ? 'client' : (find(apps, agent) ?? browser);
  const wechatVersion =
    host === 'wechat' ? /MicroMessenger\/(\d{1,4}(?:\.\d{1,6}){0,3})/i.exec(agent)?.[1] : undefined;
  return {
    host,
    system,
    isMobile,
    isMiniProgram: host.endsWith('mini-program'),
    ...(wechatVersion === undefined ? {} : { wechatVersion }),
  };
};
