import type { ServiceApi } from '@share/api-client';
import { currentEnvironment } from '@share/environment';
import {
  createAppOpener,
  createDownloadUrl,
  type AppLinkParams,
  type OpenAppAttempt,
  type OpenAppConfig,
  type OpenAppOffer,
} from '@share/open-app';

export interface AppLaunchOptions {
  /** Names the own app's web view in its user agent. */
  clientUaToken: string;
  app: OpenAppConfig;
  /** The target in the app for this page. */
  appLink: AppLinkParams;
  api: Pick<ServiceApi, 'getAppModule'>;
  /** Called once for every tap, for the event `open_app`. */
  onAttempt: (attempt: OpenAppAttempt) => void;
}

export interface AppLaunch {
  /** Only for the handler of a tap. @returns the offer to show now, if any */
  open: () => Promise<OpenAppOffer | null>;
  /** WeChat's tag got the tap. @returns the offer to show now, if any */
  settleTag: (result: 'opened' | 'error') => OpenAppOffer | null;
}

/** Opens the app at the item of this page; where it might be offered as a download, its address is requested at once. */
export const createAppLaunch = ({
  clientUaToken,
  app,
  appLink,
  api,
  onAttempt,
}: AppLaunchOptions): AppLaunch => {
  const environment = () => currentEnvironment(clientUaToken);
  const download = createDownloadUrl({
    environment,
    load: () => api.getAppModule({ module_name: 'app_download_url' }),
  });
  const opener = createAppOpener({
    window,
    environment,
    config: () => ({ ...app, ...download.config() }),
    loadDownloadUrl: download.load,
    onAttempt,
  });
  void download.load();
  return {
    open: () => opener.open(appLink),
    settleTag: (result) => opener.handleTagResult(appLink, result),
  };
};
