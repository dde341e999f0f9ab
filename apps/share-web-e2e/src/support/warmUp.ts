import type { FullConfig } from '@playwright/test';
import { pages } from './pages';
import { routes } from './routes';

/**
 * Asks every site for a page of each route before the first visit: a program that has just started takes seconds of a busy
 * machine for its first pages, so long that they lack parts, and visits would see those.
 */
// eslint-disable-next-line no-restricted-syntax -- Playwright calls the default export
export default async ({ projects }: FullConfig): Promise<void> => {
  const userAgent = projects[0]?.use.userAgent ?? '';
  for (const site of new Set(projects.map(({ use }) => use.baseURL)))
    for (const { path } of routes) {
      const response = await fetch(site + pages.home + path, { headers: { 'User-Agent': userAgent } });
      await response.text();
    }
};
