import { createSafeStorage } from '@share/environment';
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
startShell(window, environment, async () => (await import('./compose/pageServices')).services);
startReading(environment, (message) => void alert(message).catch(console.error));

const { contentId, pcLink } = environment;
if (pcLink !== undefined) sendChangeRoute(window, pcLink);
if (contentId !== undefined)
  void import('@share/content-detail/page').then(({ startArticle }) =>
    startArticle({
      document,
      contentId,
      storage: createSafeStorage(() => window.localStorage),
      say: async (message) => (await import('./islands/runtime')).say(message),
    }),
  );
