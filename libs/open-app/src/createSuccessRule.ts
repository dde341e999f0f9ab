import type { SafeStorage } from '@share/environment';
import { declinedKey } from '@share/environment/document';
import type { SuccessKey } from '@share/islands';
import { successMessages } from './successMessages';

interface SuccessRuleOptions {
  /** `sessionStorage`, wrapped: the choice lasts for the visit. */
  storage: SafeStorage;
  /** Read at each success, because a mini program may be detected late. */
  hostMark: () => string | null;
  isPreview: boolean;
  /** Whether the page is shown in 大字版, which has no invitations; read at each success, because visitors switch it. */
  isElder: () => boolean;
}

export interface SuccessRule {
  /** Whether a success invites the visitor to open the app; otherwise it is a short message. */
  offersApp(success: SuccessKey): boolean;
  /** Whether the visitor has declined an invitation in this visit. */
  isDeclined(): boolean;
  /** The visitor answered 再考虑下, or closed the dialog: no more invitations in this visit. */
  decline(): void;
}

/** When a success becomes an invitation (spec §8, R23). */
export const createSuccessRule = ({
  storage,
  hostMark,
  isPreview,
  isElder,
}: SuccessRuleOptions): SuccessRule => {
  const isDeclined = () => storage.get(declinedKey) !== null;
  return {
    offersApp: (success) => {
      const host = hostMark();
      const isExcluded = isPreview || host === 'client' || host === 'mini-program' || isElder();
      return successMessages[success].offersApp && !isExcluded && !isDeclined();
    },
    isDeclined,
    decline: () => void storage.set(declinedKey, '1'),
  };
};
