import { readsChangeRoute } from '../desktopPageConstants';

/** Sends the link to the page around this one: now, and when that page says that it listens, because either may be ready first. */
export const answerDesktopPage = (window: Window, pcLink: string): void => {
  const { parent, location } = window;
  const send = () => parent.postMessage({ type: 'changeRoute', pc_link: pcLink }, location.origin);
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source === parent && origin === location.origin && data === readsChangeRoute) send();
  });
  send();
};
