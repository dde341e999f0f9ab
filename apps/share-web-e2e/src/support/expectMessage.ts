import type { Page } from '@playwright/test';

/**
 * A short message is shown. It goes away after 2.4 s, so it is looked for in the page itself, in every frame: on a busy machine questions
 * from outside come too rarely to see it.
 */
export const expectMessage = async (page: Page, text: string): Promise<void> => {
  await page.waitForFunction(
    (message) =>
      [...document.querySelectorAll<HTMLElement>('[role=status], [role=alert]')].some(({ innerText }) =>
        innerText.includes(message),
      ),
    text,
    { polling: 'raf', timeout: 30_000 },
  );
};
