import type { Page } from '@playwright/test';
import type { HydrateRequest } from '@share/environment/document';

/** Requests an island of the page, as one of its parts does; returns when it is on its way. */
export const hydrateIsland = (page: Page, name: string, isAwaited = false): Promise<void> =>
  page.evaluate((request: HydrateRequest) => window.__page.emit('hydrate', request), { name, isAwaited });
