import { prefetchLinks } from '@share/site-paths/prefetch';
import { offerReload } from './reload-offer/offerReload';

export interface IdleSettings {
  isPreview: boolean;
  /** Whether the page has a console for developers (`DEBUG_CONSOLE`). */
  debugConsole?: true;
}

/** Behaviour of a page that has no worker, without network. */
const watchLine = (window: Window & typeof globalThis): void => {
  if (!window.navigator.serviceWorker?.controller)
    import('./offline-strip/holdDeadLinks')
      .then(({ holdDeadLinks }) => holdDeadLinks(window))
      .catch(console.error);
};

/** Work for an idle browser: the page can offer to reload, and fetches links ahead (spec §4), never from a preview. */
export const startWhenIdle = (
  window: Window & typeof globalThis,
  { isPreview, debugConsole }: IdleSettings,
): void => {
  offerReload(window);
  watchLine(window);
  if (!isPreview) prefetchLinks(window);
  if (debugConsole)
    void import('./debug-console/openDebugConsole.client').then((code) => code.openDebugConsole());
};
