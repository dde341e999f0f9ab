import type { DownloadSetting } from '@share/api-contract/sent';

/** Where the app is got from. */
export const downloadSetting: DownloadSetting = {
  url: 'https://example.com/yunpu/download',
  ios: 'https://example.com/yunpu/download/ios',
  android: 'https://example.com/yunpu/download/android',
};
