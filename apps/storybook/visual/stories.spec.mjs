import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { darkenStory, showStory, test, untypedProps } from './storyPage.mjs';

const { entries } = JSON.parse(
  readFileSync(new URL('../storybook-static/index.json', import.meta.url), 'utf8'),
);
const stories = Object.values(entries).filter(({ type, tags }) => type === 'story' && tags.includes('test'));
const hasPicture = ({ tags }) => !tags.includes('no-picture');

/** What to do about a picture that differs. */
const howToAccept = (file) => {
  const [, library] = /libs\/([^/]+)/.exec(file) ?? [];
  return (
    `${file} no longer looks like its picture. Look at the three in apps/storybook/test-results; ` +
    `when the new one is right: SB_SCOPE=${library} npx nx update-pictures storybook`
  );
};

for (const story of stories) {
  test(`${story.id} renders, plays and is accessible`, async ({ storyPage }) => {
    const file = story.importPath;
    expect(await showStory(storyPage, story.id), `${file}, in its own appearance`).toEqual([]);
    expect.soft(await untypedProps(storyPage), `${file}: props without a type`).toEqual([]);
    if (process.env.PICTURE_MODE !== 'skip' && hasPicture(story)) {
      if (!story.tags.includes('keep-focus')) await storyPage.evaluate(() => document.activeElement?.blur());
      await expect(storyPage, howToAccept(file)).toHaveScreenshot(`${story.id}.png`);
    }
    expect(await darkenStory(storyPage, story.id), `${file}, in the dark appearance`).toEqual([]);
  });
}

test('opens in a folder, from the list of stories to the story itself', async ({ page }) => {
  const missing = [];
  page.on('response', (response) => response.status() >= 400 && missing.push(response.url()));
  // One that also calls the platform, where the catalogue has one.
  const story = stories.find(({ id }) => id.endsWith('--on-the-platform')) ?? stories[0];
  await page.goto(`./?path=/story/${story.id}`);
  await expect(page.locator(`#${story.id}`)).toContainText(story.name);
  const shown = page.frameLocator('#storybook-preview-iframe').locator('#storybook-root > *');
  await expect(shown.first()).toBeAttached();
  expect(missing).toEqual([]);
});

test('every picture belongs to a story', () => {
  test.skip(Boolean(process.env.SB_SCOPE), 'the catalogue holds some libraries only');
  const folder = new URL('__screenshots__/', import.meta.url);
  const pictures = existsSync(folder) ? readdirSync(folder) : [];
  const expected = new Set(stories.filter(hasPicture).map(({ id }) => `${id}.png`));
  expect(pictures.filter((picture) => !expected.has(picture))).toEqual([]);
});
