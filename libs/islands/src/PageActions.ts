import type { IslandName } from './IslandTable';

/** Targets of a complaint; the names of the platform's report call. */
export interface ReportTarget {
  type: 'content' | 'comment' | 'account' | 'chat' | 'clue' | 'circle' | 'question';
  id: string;
  /** Its name, in the words of the page; without it the page itself. */
  name?: string;
}

/** A page of this site that opens in an iframe over the current one. */
export interface FrameRequest {
  /** A path on the site. */
  src: string;
  title: string;
}

/** A success the specification announces (spec §8); the texts are `successMessages` of `@share/open-app`. */
export type SuccessKey =
  | 'codeSent'
  | 'loggedIn'
  | 'loggedOut'
  | 'collected'
  | 'uncollected'
  | 'followed'
  | 'unfollowed'
  | 'commentPublished'
  | 'commentSent';

/**
 * Actions of a page for its parts. The app makes one of these per page; on the server and in stories it
 * does nothing (`@share/islands/testing`).
 */
export interface PageActions {
  /** A short message, gone after a moment. */
  toast(message: string): void;
  /** A short message that no action of the visitor caused, announced at once (`role="alert"`). */
  alert(message: string): void;
  /** Announces a success, as an invitation to open the app or as a short message (spec §8, R23). */
  succeed(success: SuccessKey): void;
  /** Answers an action that only the app can do, such as 点赞 (spec §2, R25). */
  offerApp(action: string): void;
  /** Opens the app at the content of this page; only in answer to a tap (spec §2, emits `openApp`). */
  openApp(): void;
  /** Opens the panel for a complaint. */
  report(target: ReportTarget): void;
  /** Shares the page. */
  share(): void;
  /** Copies the page's address and says so. */
  copyLink(): void;
  /** Opens the navigation panel. */
  openMenu(): void;
  /** Shows a page of this site over the page (spec §2, popup iframe; R62). */
  openFrame(frame: FrameRequest): void;
  /** Opens the panel for the text size. */
  openTextSize(): void;
  /**
   * Hydrates another island of the page, for a part that hands something over to it.
   * @param isAwaited the visitor waits for it, and is informed when it fails
   */
  hydrate(island: IslandName, isAwaited?: boolean): void;
  /**
   * Calls back when an island that the visitor waits for does not work.
   * @returns ends that
   */
  onLost(island: IslandName, act: () => void): () => void;
}
