import { startArticle } from '@share/content-detail/page';
import { leaveForDesktop, sendChangeRoute } from '@share/desktop-page/page';
import { createSafeStorage, nextTask, untilIdle } from '@share/environment';
import { hydrateIsland } from '@share/islands';
import { answerOpenApp, publishPageEnvironment, startShell } from '@share/shell/page';
import { untilStatistics } from '@share/tracking';
import { readPageEnvironment, type PageEnvironment } from './compose/PageEnvironment';

const loadRuntime = () => import('./islands/runtime');
const alert = async (message: string) => (await loadRuntime()).alert(message);

/** In short tasks: the visitor may already be scrolling or tapping. */
const startParts = async (environment: PageEnvironment) => {
  await nextTask();
  startShell(window, environment, async () => (await loadRuntime()).services);
  await nextTask();
  startArticle({
    document,
    contentId: environment.contentId,
    storage: createSafeStorage(() => window.localStorage),
    toast: async (message) => (await loadRuntime()).toast(message),
    loadPictures: async () => (await loadRuntime()).services.pictures,
  });
  await untilIdle();
  (await import('./afterIdle')).startAfterIdle(environment);
};

const startStatistics = async (environment: PageEnvironment) => {
  const takeClicks = await untilStatistics(window);
  const { startReading } = await import('./compose/startReading');
  startReading(environment, (message) => void alert(message).catch(console.error), takeClicks());
};

/** Starts the behaviour of every page besides its islands, once it has loaded. */
export const startAfterLoad = (): void => {
  const environment = readPageEnvironment();
  leaveForDesktop(window, environment).catch(console.error);
  publishPageEnvironment(window, environment, () => hydrateIsland('masthead'));
  answerOpenApp(window, async () => (await loadRuntime()).openApp());
  sendChangeRoute(window, environment.pcLink).catch(console.error);
  startParts(environment).catch(console.error);
  if (!environment.isPreview) startStatistics(environment).catch(console.error);
};
