import { offerDismissedKey, offerMark } from '@share/environment/document';
import type { MouseEvent } from 'react';
import { shellConstants } from '../shellConstants';
import { useShellServices } from '../ShellServices';

const { offerDismissedMs } = shellConstants;

/** Actions of the controls of the offer in the bar of a page. */
export const useAppOffer = () => {
  const { page, storage } = useShellServices();
  return {
    openApp: (event: MouseEvent) => {
      event.preventDefault();
      page.openApp();
    },
    /** Hides the offer on this page, and on those of the next seven days. */
    dismissOffer: () => {
      document.documentElement.setAttribute(offerMark, 'dismissed');
      storage.set(offerDismissedKey, String(Date.now() + offerDismissedMs));
    },
  };
};
