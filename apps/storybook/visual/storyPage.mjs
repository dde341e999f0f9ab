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
      channel.on('storyPrepared', ({ argTypes }) => {
        window.story.untyped = Object.values(argTypes).flatMap(({ name, type }) => (type ? [] : [name]));
      });
      channel.on('storyFinished', ({ reporters }) => {
        const violations = reporters.flatMap(({ type, result }) =>
          type === 'a11y' ? result.violations : [],
        );
        window.story.violations = violations;
      });
      channel.on('storybook/a11y/result', ({ violations }) => (window.story.violations = violations));
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
      await page.exposeFunction('resizeStory', (size) => page.setViewportSize(size));
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/**
 * Waits until the accessibility check of the story on the page is done.
 * @returns the violations, `rule at selector`, and how to mend them
 * @throws when rendering or the play function failed
 */
async function readViolations(page) {
  await page.waitForFunction(() => window.story?.violations || window.story?.failure);
  const { violations, failure } = await page.evaluate(() => window.story);
  if (failure) throw new Error(failure);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Runs in the page: goes on to a story as the catalogue does, without loading the page again. */
function goOnTo(storyId) {
  window.story = {};
  window.scrollTo(0, 0);
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** Shows a story, runs its play function and checks its accessibility, in light colours unless the story sets others. */
export async function showStory(page, id) {
  if (page.url() === 'about:blank')
    await page.goto(`iframe.html?id=${encodeURIComponent(id)}&viewMode=story`);
  else await page.evaluate(goOnTo, id);
  return readViolations(page);
}

/** Props of the shown story's component whose type the catalogue does not know: their controls would offer anything. */
export const untypedProps = (page) => page.evaluate(() => window.story.untyped);

/** The rules of axe whose result depends on colours. */
const runOnly = ['color-contrast', 'link-in-text-block'];

/** Repeats the check of colours in the dark ones, without loading the story again. */
export async function darkenStory(page, id) {
  await page.evaluate(
    ([storyId, options]) => {
      document.documentElement.dataset.theme = 'dark';
      window.story.violations = undefined;
      window.__STORYBOOK_ADDONS_CHANNEL__.emit('storybook/a11y/manual', storyId, { options });
    },
    [id, { runOnly, resultTypes: ['violations'] }],
  );
  return readViolations(page);
}
