import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Longer than a page of the site needs for anything it does on its own. */
const settledMs = 10_000;

/**
 * Waits until the page requests nothing more. On a busy machine Playwright misses the quiet of a page that was left while it
 * loaded; ten seconds later there is nothing more to come either.
 */
export const settle = (page: Page): Promise<unknown> =>
  Promise.race([page.waitForLoadState('networkidle').catch(() => undefined), pause(settledMs)]);
