import { wakeIsland, type PageActions } from '@share/islands';
import { successMessages, type SuccessRule } from '@share/open-app';
import { copyText, sharePage } from '@share/wx-share';
import type { Overlays } from '../overlays/createOverlays';

interface PageActionsOptions {
  overlays: Overlays;
  successRule: SuccessRule;
  openApp: () => void;
  /** Whether the page is open in the app itself, which then needs no link. */
  isInApp: () => boolean;
}

const shareMessages = { copied: '链接已复制', failed: '请用浏览器的菜单分享本页' };

/** The address under which this page is shared. */
export const getShareLink = (): string =>
  document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;

/** The actions that islands request from their page. */
export const createPageActions = ({
  overlays,
  successRule,
  openApp,
  isInApp,
}: PageActionsOptions): PageActions => ({
  say: overlays.say,
  alert: overlays.alert,
  succeed: (success) => {
    if (successRule.offersApp(success)) overlays.open({ name: 'openApp', answer: { success } });
    else overlays.say(successMessages[success].text);
  },
  offerApp: (action) => {
    if (isInApp() || successRule.isDeclined()) overlays.say(`请在客户端里${action}`);
    else overlays.open({ name: 'openApp', answer: { action } });
  },
  openApp,
  report: (target) => overlays.open({ name: 'report', target }),
  share: () => {
    void sharePage({ title: document.title, link: getShareLink() }, window).then((result) => {
      if (result === 'copied' || result === 'failed') overlays.say(shareMessages[result]);
    });
  },
  copyLink: () => {
    void copyText(getShareLink(), window).then((isCopied) =>
      overlays.say(isCopied ? shareMessages.copied : shareMessages.failed),
    );
  },
  openMenu: () => overlays.open({ name: 'navigation' }),
  openFrame: (frame) => overlays.open({ name: 'popup', ...frame }),
  openTextSize: () => overlays.open({ name: 'textSize' }),
  wake: wakeIsland,
});
