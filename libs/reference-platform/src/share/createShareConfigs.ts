import type { AppInfo, ShareConfig } from '@share/api-contract/types';
import type { Store } from '../store/Store';
import { signPage } from './signPage';

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

/** Returns what a page needs for its share card: the signing fields, and the site's own share text. */
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
