import type { AppInfo, ShareConfig } from '@share/api-contract/sent';
import { hexDigest, type Store } from '@share/reference-core';

/** The messaging app's account the site belongs to. */
export interface ShareAccount {
  appId: string;
  /** Ticket for pages; a secret. */
  ticket: string;
}

export const referenceShareAccount: ShareAccount = {
  appId: 'wx0000000000000001',
  ticket: 'reference-page-ticket',
};

interface ShareConfigOptions {
  store: Store;
  account: ShareAccount;
  /** Milliseconds. */
  now: () => number;
  createId: () => string;
}

/** Returns the signing fields of a page and the site's share text. */
export const createShareConfigs =
  ({ store, account, now, createId }: ShareConfigOptions) =>
  async (url: string): Promise<ShareConfig> => {
    const timestamp = Math.floor(now() / 1000);
    const nonceStr = createId().replaceAll('-', '').slice(0, 16);
    const appInfo = await store.get<AppInfo>('app-info', 'default');
    const { site_name, descriptions, site_logo } = appInfo?.h5_config ?? {};
    return {
      appId: account.appId,
      timestamp,
      nonceStr,
      signtrue: await signPage({ ticket: account.ticket, nonceStr, timestamp, url }),
      ...(site_name && { title: site_name }),
      ...(descriptions && { desc: descriptions }),
      link: url.split('#')[0] ?? url,
      ...(site_logo && { imgUrl: new URL(site_logo, url).href }),
    };
  };

interface PageToSign {
  /** The account's ticket for pages; a secret. */
  ticket: string;
  nonceStr: string;
  /** Seconds. */
  timestamp: number;
  /** Address as the browser has it; the part after `#` does not count. */
  url: string;
}

/** The messaging app's page signature: SHA-1 over the four values, raw and in this order, as small hexadecimal digits. */
export const signPage = ({ ticket, nonceStr, timestamp, url }: PageToSign): Promise<string> => {
  const [address = ''] = url.split('#');
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${address}`;
  return hexDigest('SHA-1', text);
};
