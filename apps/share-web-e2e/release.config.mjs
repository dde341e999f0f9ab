import { defineConfig } from '@playwright/test';
import { chromium } from '../../playwright.preset.mjs';
import base from './playwright.config.mjs';

/** Visits for `npm run test:release`: the site and its platform run behind a proxy already, at RELEASE_SITE and RELEASE_PLATFORM. */
export default defineConfig({
  ...base,
  globalSetup: undefined,
  webServer: undefined,
  workers: 1,
  projects: [{ name: 'release', metadata: { platformUrl: process.env.RELEASE_PLATFORM } }],
  // Reading, a write, a WebSocket, and a page that differs by a cookie.
  grep: /opens without an error|sending from the bar leads to the comment|two visitors talk|alternate visitors of one address/,
  testMatch: ['article.spec.ts', 'comments.spec.ts', 'live-chat.spec.ts', 'traditional.spec.ts'],
  use: {
    ...base.use,
    baseURL: process.env.RELEASE_SITE,
    // The certificate is the trial's own. Requests outside of a browser take the option, service workers only the flag.
    ignoreHTTPSErrors: true,
    launchOptions: { ...chromium, args: [...chromium.args, '--ignore-certificate-errors'] },
  },
});
