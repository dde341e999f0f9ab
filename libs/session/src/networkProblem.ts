import { sessionConstants } from './sessionConstants';

/** The message for an action while the browser knows that there is no network. Apart from the constants, which every page loads first. */
export const offlineMessage = '没有网络，连上后再试';

/** The message for an action without a response (spec §8): the one place for it. */
export const networkProblem = (): string =>
  navigator.onLine === false ? offlineMessage : sessionConstants.networkMessage;
