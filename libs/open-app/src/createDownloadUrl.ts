import type { Environment } from '@share/environment';
import type { OpenAppConfig } from './OpenAppConfig';
import { parseDownloadUrl } from './parseDownloadUrl';
import { planOpenApp } from './planOpenApp';

interface DownloadUrlOptions {
  environment: () => Environment;
  /** Data of the module `app_download_url`. */
  load: () => Promise<unknown>;
}

export interface DownloadUrl {
  /** Asks the platform, once, and only where a visitor could be offered a download. Asks again after a failure. */
  ask(): void;
  /** What is known by now, for the configuration. */
  known(): Pick<OpenAppConfig, 'downloadUrl'>;
}

const nothing: OpenAppConfig = { scheme: '', universalLink: '', packageName: '', wxOpenAppId: '' };

/** Where the app is got from; known some time after it was asked for (spec §3, download-url setting). */
export const createDownloadUrl = ({ environment, load }: DownloadUrlOptions): DownloadUrl => {
  let isAsked = false;
  let known: Pick<OpenAppConfig, 'downloadUrl'> = {};
  const isUseful = () =>
    planOpenApp(environment(), { ...nothing, downloadUrl: 'https://app.invalid/' }).includes('download');
  return {
    known: () => known,
    ask: () => {
      if (isAsked || !isUseful()) return;
      isAsked = true;
      load().then(
        (setting) => {
          const downloadUrl = parseDownloadUrl(setting, environment().system);
          if (downloadUrl) known = { downloadUrl };
        },
        () => {
          isAsked = false;
        },
      );
    },
  };
};
