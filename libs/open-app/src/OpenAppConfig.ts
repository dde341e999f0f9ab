/** The native app; an empty text means that it has no such thing. */
export interface OpenAppConfig {
  /** URL scheme without `://`. */
  scheme: string;
  /** https address the system hands to the app: Universal Link on Apple, App Linking on HarmonyOS. */
  universalLink: string;
  /** Android package. */
  packageName: string;
  /** Id of the app at WeChat's open platform. */
  wxOpenAppId: string;
  /** The download page, see `createDownloadUrl`; absent until it is known. */
  downloadUrl?: string;
}

/** An address that a tap may open. */
export type LinkWay = 'universal-link' | 'intent' | 'scheme' | 'store';

/**
 * One way to the app. Besides the addresses: `open-tag` is WeChat's own tag, `download` offers the download page, `guide` explains
 * how to continue in the browser (右上角 → 在浏览器打开), `qr` shows a code on a desktop, and `close` offers 关闭弹窗 only.
 */
export type OpenAppWay = LinkWay | 'open-tag' | 'download' | 'guide' | 'qr' | 'close';
