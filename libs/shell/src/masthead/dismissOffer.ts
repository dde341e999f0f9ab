import type { SafeStorage } from '@share/environment';
import { shellConstants } from '../shellConstants';

const { offerDismissedKey, offerDismissedMs } = shellConstants;

/** Takes the offer to open the app out of this page, and for a week out of those that follow. */
export const dismissOffer = (storage: SafeStorage, root: Element): void => {
  root.setAttribute('data-offer', 'dismissed');
  storage.set(offerDismissedKey, String(Date.now() + offerDismissedMs));
};
