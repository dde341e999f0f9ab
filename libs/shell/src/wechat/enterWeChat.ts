import type { ServiceApi } from '@share/api-client';
import { readEnvironment, type Environment } from '@share/environment';
import { mountOpenTag, planOpenApp, toAppLink } from '@share/open-app';
import type { ReportEvent } from '@share/tracking';
import { addressesToSign, createWeChat, loadWeChatSdk, readShareCard } from '@share/wx-share';
import { watchShareCard } from '../document-head/watchShareCard';
import type { OpenAppSettings } from '../page-actions/createOpenApp';
import { coverOpenApp } from './coverOpenApp';

/** Services of the page for WeChat. */
export interface WeChatServices {
  api: Pick<ServiceApi, 'getShareConfig'>;
  report: ReportEvent;
  /** Called with the result of a tap on WeChat's tag. */
  settleOpenTag: (result: 'opened' | 'error') => void;
}

const isApple = ({ system }: Environment) => system === 'ios' || system === 'ipados';

const log = (reason: string) => console.info('WeChat:', reason);

/** Configures WeChat's SDK, keeps its share card up to date, and lays the open tag over the controls that open the app (spec §4, §6). */
export const enterWeChat = async (
  window: Window,
  { app, appLink, contentId, clientUaToken }: OpenAppSettings,
  { api, report, settleOpenTag }: WeChatServices,
): Promise<void> => {
  const { document, location, navigator } = window;
  const { maxTouchPoints } = navigator;
  const environment = readEnvironment(navigator.userAgent, { clientUaToken, maxTouchPoints });
  if (environment.host === 'client') return;
  const weChat = createWeChat({
    sdk: await loadWeChatSdk(),
    sign: (path) => api.getShareConfig({ path }),
    addresses: () =>
      addressesToSign({
        landing: window.__landing ?? location.href,
        current: location.href,
        isApple: isApple(environment),
      }),
    onSet: (call) =>
      report('share_set', { ids: contentId === undefined ? [] : [contentId], extras: { call } }),
    onFailure: log,
    onLateReady: () => void share(),
  });
  const extinfo =
    planOpenApp(environment, app)[0] === 'open-tag' ? toAppLink(appLink, 'open-tag', app) : null;
  const layTags = (extinfo: string) =>
    coverOpenApp(document, (control) =>
      mountOpenTag(control, {
        appId: app.wxOpenAppId,
        extinfo,
        onLaunch: () => settleOpenTag('opened'),
        onError: () => settleOpenTag('error'),
      }),
    );

  let isGranted = false;
  const share = async () => {
    if (!(await weChat.share(readShareCard(document))) || isGranted) return;
    isGranted = true;
    if (extinfo !== null) layTags(extinfo);
  };
  watchShareCard(document, () => void share());
  if (!readShareCard(document)) void share();
  // A failed step is tried again when the connection or the visitor comes back.
  const retry = () => {
    if (!isGranted && !document.hidden) void share();
  };
  window.addEventListener('online', retry);
  document.addEventListener('visibilitychange', retry);
};
