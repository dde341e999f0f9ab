import { untilLoaded } from '@share/environment';
import { firstStartMs, workerPath, workerScope } from '../serviceWorkerConstants';
import { readPage } from './readPage';

/**
 * Registers the service worker where there is one (spec §4), and sends it the contents of this page: at once, or with the first worker
 * of this browser, and again when the visitor leaves it. Rejects when the browser refuses.
 */
export const startServiceWorker = async (
  window: Window & typeof globalThis,
  { withoutServiceWorker }: { withoutServiceWorker?: true },
): Promise<void> => {
  // Absent outside of https, and in WeChat on iOS.
  const workers = window.navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  // By itself Chrome finds no newer worker on a page that fetches documents ahead. Without network there is none.
  const registration = await workers.getRegistration(workerScope);
  await registration?.update().catch(() => undefined);
  if (withoutServiceWorker) return;
  if (!registration) await untilLoaded(window, firstStartMs);
  await workers.register(workerPath, { scope: workerScope });
  const { active } = await workers.ready;
  // From here on any link is answered, whether or not there is a network (`holdDeadLinks` of shell).
  window.document.documentElement.setAttribute('data-keeps-pages', '');
  const tell = () => active?.postMessage(readPage(window));
  tell();
  window.document.addEventListener('visibilitychange', () => {
    if (window.document.visibilityState === 'hidden') tell();
  });
};
