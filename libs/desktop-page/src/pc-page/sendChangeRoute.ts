import { readsChangeRoute } from '../desktopPageConstants';

/**
 * Tells the desktop page around this one that its item has a page for desktops (spec §2, R73): now, and when that page says that it
 * listens, because either may be ready first. Only a page of this site is told.
 * @param pcLink absent: there is none, and nothing is told
 */
export const sendChangeRoute = (window: Window, pcLink: string | undefined): void => {
  const { parent, location } = window;
  if (parent === window || pcLink === undefined) return;
  const send = () => parent.postMessage({ type: 'changeRoute', pc_link: pcLink }, location.origin);
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source === parent && origin === location.origin && data === readsChangeRoute) send();
  });
  send();
};
