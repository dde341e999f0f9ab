import { startArticle } from '@share/content-detail/page';
import { leaveForDesktop, sendChangeRoute } from '@share/desktop-page/page';
import { createSafeStorage, nextTask, untilIdle } from '@share/environment';
import { wakeIsland } from '@share/islands';
import { answerOpenApp, publishPageEnvironment, startShell } from '@share/shell/page';
import { untilStatistics } from '@share/tracking';
import { readPageEnvironment } from './compose/PageEnvironment';

const environment = readPageEnvironment();
const loadRuntime = () => import('./islands/runtime');
const alert = async (message: string) => (await loadRuntime()).alert(message);
leaveForDesktop(window, environment).catch(console.error);

publishPageEnvironment(window, environment, () => wakeIsland('masthead'));
answerOpenApp(window, async () => (await loadRuntime()).openApp());
const { contentId, pcLink } = environment;
if (pcLink !== undefined) sendChangeRoute(window, pcLink);

/** In short tasks: the reader may already be scrolling or tapping. */
const startParts = async () => {
  await nextTask();
  startShell(window, environment, async () => (await loadRuntime()).services);
  if (contentId === undefined) return;
  await nextTask();
  startArticle({
    document,
    contentId,
    storage: createSafeStorage(() => window.localStorage),
    say: async (message) => (await loadRuntime()).say(message),
  });
};
startParts()
  .then(untilIdle)
  .then(() => import('./afterIdle'))
  .catch(console.error);

const startStatistics = async () => {
  const takeClicks = await untilStatistics(window);
  const { startReading } = await import('./compose/startReading');
  startReading(environment, (message) => void alert(message).catch(console.error), takeClicks());
};
if (!environment.isPreview) startStatistics().catch(console.error);
