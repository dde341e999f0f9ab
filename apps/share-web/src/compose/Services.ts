import type { PageApi } from './createPageApi';

/** What a reader can do on a page. The server has a twin that does nothing. */
export interface ReaderActions {
  /** Hides the offer to open the app for a week. */
  dismissOffer: () => void;
  /** Shares the page; resolves to a message for the reader when one is due. */
  share: () => Promise<string | undefined>;
}

/** What the parts of a page may use: made per request on the server, once per page in the browser. */
export interface Services {
  api: PageApi;
  actions: ReaderActions;
}
