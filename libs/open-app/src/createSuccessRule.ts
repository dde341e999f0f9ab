import type { Environment, SafeStorage } from '@share/environment';
import { successMessages } from './successMessages';

interface SuccessRuleOptions {
  /** `sessionStorage`, wrapped: the choice lasts for the visit. */
  storage: SafeStorage;
  /** Read at each message, because a mini program may be found out late. */
  environment: () => Pick<Environment, 'host' | 'isMiniProgram'>;
  isPreview: boolean;
}

export interface SuccessRule {
  /** How a success message is shown: as an invitation to open the app, or as a short message. */
  answerTo(message: string): 'dialog' | 'toast';
  /** The reader answered 再考虑下, or closed the dialog: no more of them in this visit. */
  decline(): void;
}

const declinedKey = 'share:open-app-declined';

/** All but the sent code, which would interrupt the login it belongs to. */
const inviting: readonly string[] = Object.values(successMessages).filter(
  (message) => message !== successMessages.codeSent,
);

/**
 * When success becomes an invitation (spec §8, R23): for what readers do, not for a sent code; not in the own client, a mini
 * program or a preview; and never again in a visit in which it was declined.
 */
export const createSuccessRule = ({ storage, environment, isPreview }: SuccessRuleOptions): SuccessRule => ({
  answerTo: (message) => {
    const { host, isMiniProgram } = environment();
    const isQuiet = isPreview || isMiniProgram || host === 'client' || storage.get(declinedKey) !== null;
    return !isQuiet && inviting.includes(message) ? 'dialog' : 'toast';
  },
  decline: () => void storage.set(declinedKey, '1'),
});
