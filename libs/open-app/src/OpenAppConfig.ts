/** What is known of the native app; an empty text means that it has no such thing. */
export interface OpenAppConfig {
  /** URL scheme without `://`. */
  scheme: string;
  /** https address the system hands to the app: Universal Link on Apple, App Linking on HarmonyOS. */
  universalLink: string;
  /** Android package. */
  packageName: string;
  /** Id of the app at WeChat's open platform. */
  wxOpenAppId: string;
  /** Page the app is got from, see `parseDownloadUrl`; absent until it is known. */
  downloadUrl?: string;
}

/** An address that a tap may open. */
export type LinkWay = 'universal-link' | 'intent' | 'scheme' | 'store';

/**
 * One way towards the app. Beside the addresses: `open-tag` lets WeChat's own tag open it; `download` offers the page the app
 * is got from, `guide` explains how to leave for the browser (右上角 → 在浏览器打开), `qr` shows a code to a desktop, and
 * `close` says no more than 关闭弹窗.
 */
export type OpenAppWay = LinkWay | 'open-tag' | 'download' | 'guide' | 'qr' | 'close';
