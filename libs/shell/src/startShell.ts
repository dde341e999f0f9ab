import { untilIdle } from '@share/environment';
import { followTimes } from '@share/ui';
import { markReaderOnReturn } from './account-button/markReaderOnReturn';
import { markOffline } from './offline-strip/markOffline';
import type { OpenAppSettings } from './page-actions/createOpenApp';
import { watchMasthead } from './page-frame/watchMasthead';
import { controlScrollRestoration } from './scroll-restoration/controlScrollRestoration';
import type { WeChatServices } from './wechat/enterWeChat';
import type { IdleSettings } from './startWhenIdle.client';
import { startWeChat } from './wechat/startWeChat';

/**
 * Starts what every page does without React: hiding and showing the masthead, the offline strip, scroll restoration, times
 * that go on, the set-up for WeChat, and later what can wait for an idle moment.
 * @param loadServices called in WeChat only
 */
export const startShell = (
  window: Window & typeof globalThis,
  settings: OpenAppSettings & IdleSettings,
  loadServices: () => Promise<WeChatServices>,
): void => {
  controlScrollRestoration(window);
  followTimes(window);
  watchMasthead(window);
  markOffline(window);
  markReaderOnReturn(window);
  void startWeChat(window, settings, loadServices);
  untilIdle()
    .then(() => import('./startWhenIdle.client'))
    .then(({ startWhenIdle }) => startWhenIdle(window, settings))
    .catch(console.error);
};
