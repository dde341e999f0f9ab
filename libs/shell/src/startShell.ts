import { markReaderOnReturn } from './account-button/markReaderOnReturn';
import { markOffline } from './offline-strip/markOffline';
import type { OpenAppSettings } from './page-actions/createOpenApp';
import { takeScrollRestoration } from './scroll-restoration/takeScrollRestoration';
import { watchMasthead } from './sticky-header/watchMasthead';
import type { WeChatServices } from './wechat/enterWeChat';
import { startWeChat } from './wechat/startWeChat';

/**
 * What the frame of every page does by itself: the masthead returns on the way up, being offline shows, scrolling is ours, WeChat
 * around the page is served.
 *
 * @param loadServices asked in WeChat only
 */
export const startFrame = (
  window: Window,
  settings: OpenAppSettings,
  loadServices: () => Promise<WeChatServices>,
): void => {
  takeScrollRestoration(window);
  watchMasthead(window);
  markOffline(window);
  markReaderOnReturn(window);
  void startWeChat(window, settings, loadServices);
};
