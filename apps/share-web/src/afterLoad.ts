import { startArticle } from '@share/content-detail/page';
import { createSafeStorage, nextTask } from '@share/environment';
import { wakeIsland } from '@share/islands';
import {
  answerOpenApp,
  findDesktopRedirect,
  publishPageEnvironment,
  sendChangeRoute,
  startShell,
} from '@share/shell/page';
import { readPageEnvironment } from './compose/PageEnvironment';
import { startReading } from './compose/startReading';

const environment = readPageEnvironment();
const alert = async (message: string) => (await import('./islands/runtime')).alert(message);
const desktopPage = findDesktopRedirect(window, environment);
if (desktopPage) window.location.replace(desktopPage);

publishPageEnvironment(window, environment, () => wakeIsland('masthead'));
answerOpenApp(window, async () => (await import('./islands/runtime')).openApp());
const { contentId, pcLink } = environment;
if (pcLink !== undefined) sendChangeRoute(window, pcLink);

/** In short tasks: the reader may already be scrolling or tapping. */
const startParts = async () => {
  await nextTask();
  startShell(window, environment, async () => (await import('./compose/pageServices')).services);
  await nextTask();
  startReading(environment, (message) => void alert(message).catch(console.error));
  if (contentId === undefined) return;
  await nextTask();
  startArticle({
    document,
    contentId,
    storage: createSafeStorage(() => window.localStorage),
    say: async (message) => (await import('./islands/runtime')).say(message),
  });
};
startParts().catch(console.error);
