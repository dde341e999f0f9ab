import { createSafeStorage, isSlowConnection, readEnvironment } from '@share/environment';
import type { ServiceApi } from '@share/api-client';
import {
  createAppOpener,
  createDownloadUrl,
  createSuccessRule,
  type AppLinkParams,
  type OpenAppAttempt,
  type OpenAppConfig,
  type OpenAppOffer,
} from '@share/open-app';
import type { Overlays } from '../overlays/createOverlays';

/** Settings of the app. */
export interface OpenAppSettings {
  /** Names the own app's web view in its user agent. */
  clientUaToken: string;
  app: OpenAppConfig;
  /** What the app opens from this page. */
  appLink: AppLinkParams;
  isPreview: boolean;
}

interface OpenAppOptions {
  overlays: Overlays;
  api: Pick<ServiceApi, 'getAppModule'>;
  /** Called once for every tap, for the event `open_app`. */
  onAttempt: (attempt: OpenAppAttempt) => void;
}

const isInMiniProgram = () => document.documentElement.getAttribute('data-env') === 'mini-program';

/** Opens the app from this page, and offers it after a success. */
export const createOpenApp = (
  { clientUaToken, app, appLink, isPreview }: OpenAppSettings,
  { overlays, api, onAttempt }: OpenAppOptions,
) => {
  const { userAgent, maxTouchPoints } = navigator;
  const agent = readEnvironment(userAgent, { clientUaToken, maxTouchPoints });
  const environment = () =>
    isInMiniProgram() ? ({ ...agent, host: 'mini-program', isMiniProgram: true } as const) : agent;
  const download = createDownloadUrl({
    environment,
    load: () => api.getAppModule({ module_name: 'app_download_url' }),
  });
  const opener = createAppOpener({
    window,
    environment,
    config: () => ({ ...app, ...download.config() }),
    onAttempt,
  });
  if (!isSlowConnection(navigator)) download.load();
  const announce = () => window.dispatchEvent(new CustomEvent('openApp'));
  const show = (offer: OpenAppOffer | null) => {
    if (offer) overlays.open({ name: 'offer', offer });
  };
  return {
    environment,
    successRule: createSuccessRule({
      storage: createSafeStorage(() => window.sessionStorage),
      environment,
      isPreview,
    }),
    openApp: () => {
      download.load();
      announce();
      void opener.open(appLink).then(show);
    },
    /** WeChat's tag got the tap instead of the page: closes the menu or the dialog that was tapped. */
    settleOpenTag: (result: 'opened' | 'error') => {
      announce();
      for (const { name } of overlays.store.getState().panels) overlays.close(name);
      show(opener.handleTagResult(appLink, result));
    },
  };
};
