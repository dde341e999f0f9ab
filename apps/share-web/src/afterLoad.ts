import { createSafeStorage, detectMiniProgram } from '@share/environment';
import { wakeIsland } from '@share/islands';
import { answerOpenApp, desktopPageFor, publishPageEnvironment, startFrame } from '@share/shell/page';
import { readPageEnvironment } from './compose/PageEnvironment';
import { startReading } from './compose/startReading';

const environment = readPageEnvironment();
const desktopPage = desktopPageFor(window, environment);
if (desktopPage) window.location.replace(desktopPage);

publishPageEnvironment(window, environment, () => wakeIsland('masthead'));
answerOpenApp(window, async () => (await import('./islands/runtime')).openApp());
startFrame(window);
void detectMiniProgram(window).then((isInside) => {
  if (isInside) document.documentElement.setAttribute('data-env', 'mini-program');
});
startReading(environment);

const { contentId } = environment;
if (contentId !== undefined)
  void import('@share/content-detail/page').then(({ startArticle }) =>
    startArticle({
      document,
      contentId,
      storage: createSafeStorage(() => window.localStorage),
      say: async (message) => (await import('./islands/runtime')).say(message),
    }),
  );
