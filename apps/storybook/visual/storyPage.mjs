import { test as base } from '@playwright/test';

/** Runs in the page before Storybook: notes how the story ended in `window.story`. */
function listenToStory() {
  let channel;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(value) {
      channel = value;
      window.story = {};
      channel.on('storyFinished', (result) => (window.story.finished = result));
      for (const event of [
        'playFunctionThrewException',
        'storyThrewException',
        'storyErrored',
        'storyMissing',
      ]) {
        channel.on(event, (error) => (window.story.failure = `${event}: ${error?.message ?? error}`));
      }
    },
  });
}

const violationsOf = (finished) =>
  finished.reporters
    .filter(({ type, status }) => type === 'a11y' && status === 'failed')
    .flatMap(({ result }) => result.violations)
    .map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);

/** One page per worker, used for one story after the other: a new page for each takes three times as long. */
export const test = base.extend({
  storyPage: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({
        baseURL: project.use.baseURL,
        viewport: { width: 375, height: 667 },
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.clock.setFixedTime(new Date('2026-11-21T02:00:00Z'));
      await page.addInitScript(listenToStory);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/**
 * Shows a story and waits for its end: rendered, played, judged for accessibility.
 * @returns the accessibility violations, `rule at selector`
 * @throws when rendering or the play function failed
 */
export async function showStory(page, id, theme) {
  await page.goto(`/iframe.html?id=${encodeURIComponent(id)}&viewMode=story&globals=theme:${theme}`);
  await page.waitForFunction(() => window.story?.finished || window.story?.failure);
  const { finished, failure } = await page.evaluate(() => window.story);
  if (failure) throw new Error(failure);
  return violationsOf(finished);
}
