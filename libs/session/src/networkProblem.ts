import { sessionConstants } from './sessionConstants';

/** What a reader is told who acts while the browser knows that there is no network. Apart from the constants, which every page loads first. */
export const offlineMessage = '没有网络，连上后再试';

/** What an action without an answer says (spec §8): the one place for it. */
export const networkProblem = (): string =>
  navigator.onLine === false ? offlineMessage : sessionConstants.networkMessage;
