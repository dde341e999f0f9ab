import { expect, type Locator, type Page } from '@playwright/test';

/** The element that plays on a page. */
export const mediaOf = (page: Page): Locator => page.locator('video, audio').first();

export const timeOf = (media: Locator): Promise<number> =>
  media.evaluate((element) => (element as HTMLMediaElement).currentTime);

/** Taps the first control of the page that starts something. */
export const play = (page: Page): Promise<void> =>
  page
    .locator('main')
    .getByRole('button', { name: /^(继续)?播放(?!速度)/ })
    .first()
    .tap();

/** Waits until playback has progressed. */
export const expectToPlay = async (media: Locator): Promise<void> => {
  let before = await timeOf(media);
  await expect(async () => {
    const now = await timeOf(media);
    const moved = now - before;
    before = now;
    expect(moved).toBeGreaterThan(0);
  }).toPass({ intervals: [300], timeout: 15_000 });
};

/** Seeks close to the end. */
export const nearTheEnd = (media: Locator): Promise<void> =>
  media.evaluate((element) => {
    const player = element as HTMLMediaElement;
    player.currentTime = player.duration - 0.5;
  });
