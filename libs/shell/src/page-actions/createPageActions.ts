import { hydrateIsland, onIslandLost, type PageActions } from '@share/islands';
import { successMessages, type SuccessRule } from '@share/open-app';
import { copyText, getShareLink } from '@share/wx-share';
import type { Overlays } from '../overlays/createOverlays';

interface PageActionsOptions {
  overlays: Overlays;
  successRule: SuccessRule;
  openApp: () => void;
  /** Whether the page is open in the app itself, which then needs no link. */
  isInApp: () => boolean;
}

const copied = '链接已复制';
const notCopied = '请用浏览器的菜单分享本页';

/** Milliseconds: a new comment is seen before the offer lies over it. */
const offerAfterComment = 1200;

/** The actions that islands request from their page. */
export const createPageActions = ({
  overlays,
  successRule,
  openApp,
  isInApp,
}: PageActionsOptions): PageActions => ({
  toast: overlays.toast,
  alert: overlays.alert,
  succeed: (success) => {
    const offer = () => overlays.open({ name: 'openApp', answer: { success } });
    if (!successRule.offersApp(success)) overlays.toast(successMessages[success].text);
    else if (success.startsWith('comment')) setTimeout(offer, offerAfterComment);
    else offer();
  },
  offerApp: (action) => {
    if (isInApp() || successRule.isDeclined()) overlays.toast(`请在App里${action}`);
    else overlays.open({ name: 'openApp', answer: { action } });
  },
  openApp,
  report: (target) => overlays.open({ name: 'report', target }),
  share: () => overlays.open({ name: 'share' }),
  copyLink: () => {
    void copyText(getShareLink(window), window).then((isCopied) =>
      overlays.toast(isCopied ? copied : notCopied),
    );
  },
  openMenu: () => overlays.open({ name: 'navigation' }),
  openFrame: (frame) => overlays.open({ name: 'popup', ...frame }),
  openTextSize: () => overlays.open({ name: 'textSize' }),
  hydrate: hydrateIsland,
  onLost: onIslandLost,
});
