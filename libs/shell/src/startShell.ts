import { controlScrollRestoration } from '@share/scroll-position';
import { followTimes } from '@share/ui';
import { markUserOnReturn } from './account-button/markUserOnReturn';
import { markOffline } from './offline-strip/markOffline';
import type { OpenAppSettings } from './page-actions/createOpenApp';
import { watchMasthead } from './page-frame/watchMasthead';
import type { WeChatServices } from './wechat/enterWeChat';
import { startWeChat } from './wechat/startWeChat';

/**
 * Starts the behaviour of every page that needs no React: hiding and showing the masthead, the offline strip, scroll restoration, times
 * that go on, and the set-up for WeChat.
 * @param loadServices called in WeChat only
 */
export const startShell = (
  window: Window & typeof globalThis,
  settings: OpenAppSettings,
  loadServices: () => Promise<WeChatServices>,
): void => {
  controlScrollRestoration(window);
  followTimes(window);
  watchMasthead(window);
  markOffline(window);
  markUserOnReturn(window);
  void startWeChat(window, settings, loadServices);
};
