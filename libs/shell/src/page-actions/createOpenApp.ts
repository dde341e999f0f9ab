import { createSafeStorage, isSlowConnection, readHostMark, untilIdle } from '@share/environment';
import { announceOpenApp } from '@share/environment/document';
import {
  createSuccessRule,
  type AppLinkParams,
  type OpenAppAttempt,
  type OpenAppConfig,
  type OpenAppOffer,
} from '@share/open-app';
import type { Overlays } from '../overlays/createOverlays';
import { retryMessage } from '../shellConstants';
import type { AppLaunch, AppLaunchOptions } from './createAppLaunch';

/** Settings of the app. */
export interface OpenAppSettings {
  /** Names the own app's web view in its user agent. */
  clientUaToken: string;
  app: OpenAppConfig;
  /** The target in the app for this page. */
  appLink: AppLinkParams;
  /** Id of the item the page shows, for what is reported of it; absent on other pages. */
  contentId?: string;
  isPreview: boolean;
}

interface OpenAppOptions {
  overlays: Overlays;
  api: AppLaunchOptions['api'];
  /** Called once for every tap, for the event `open_app`. */
  onAttempt: (attempt: OpenAppAttempt) => void;
}

/**
 * The code that opens the app comes in an idle moment once the page has its services, or with the first tap that requests it.
 * @param isRare then it waits for that tap
 */
const launchLater = (isRare: boolean, options: AppLaunchOptions, onFailure: () => void) => {
  let launch: AppLaunch | undefined;
  const load = async () => {
    const { createAppLaunch } = await import('./createAppLaunch');
    launch ??= createAppLaunch(options);
    return launch;
  };
  if (!isRare) void untilIdle().then(load).catch(console.error);
  /** At once where the code is there: some browsers open an app only while they handle the tap. */
  return (act: (launch: AppLaunch) => void) => {
    if (launch) act(launch);
    else load().then(act, onFailure);
  };
};

/** Opens the app from this page, and offers it after a success. */
export const createOpenApp = (
  { clientUaToken, app, appLink, isPreview }: OpenAppSettings,
  { overlays, api, onAttempt }: OpenAppOptions,
) => {
  const withLaunch = launchLater(
    isPreview || isSlowConnection(navigator),
    { clientUaToken, app, appLink, api, onAttempt },
    () => overlays.toast(retryMessage),
  );
  const show = (offer: OpenAppOffer | null) => {
    if (offer) overlays.open({ name: 'offer', offer });
  };
  return {
    successRule: createSuccessRule({
      storage: createSafeStorage(() => window.sessionStorage),
      hostMark: readHostMark,
      isPreview,
      isElder: () => /^(elder|max)$/.test(document.documentElement.getAttribute('data-size') ?? ''),
    }),
    openApp: () => {
      announceOpenApp(window);
      withLaunch((launch) => void launch.open().then(show));
    },
    /** WeChat's tag got the tap instead of the page: closes the menu or the dialog that was tapped. */
    settleOpenTag: (result: 'opened' | 'error') => {
      announceOpenApp(window);
      for (const { name } of overlays.store.getState().panels) overlays.close(name);
      withLaunch((launch) => show(launch.settleTag(result)));
    },
  };
};
