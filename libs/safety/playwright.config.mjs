import { defineConfig } from '@playwright/test';
import { chromium } from '../../playwright.preset.mjs';

/** The browser proof of the sanitiser. XSS_VECTORS sets how many vectors are tried (2,000; the long proof 20,000). */
const vectors = Number(process.env.XSS_VECTORS ?? 2000);

export default defineConfig({
  testDir: './browser',
  outputDir: '../../tmp/playwright/safety',
  timeout: 120_000 + vectors * 60,
  workers: 1,
  reporter: 'list',
  use: {
    launchOptions: {
      ...chromium,
      args: [
        ...chromium.args,
        '--autoplay-policy=no-user-gesture-required',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
  },
});
