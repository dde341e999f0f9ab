import { defineConfig } from '@playwright/test';
import { chromium } from '../../playwright.preset.mjs';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** The site; the platform has the next port, and what single tests start has those after it. */
const sitePort = Number(process.env.E2E_PORT ?? 4380);
const platformPort = sitePort + 1;
const dataDir = join(root, `tmp/e2e-data-${sitePort}`);

// A fresh database per run; the workers read this file too and must leave it alone.
if (process.env.TEST_WORKER_INDEX === undefined) rmSync(dataDir, { recursive: true, force: true });

/** A phone: a desktop agent would be sent to the desktop page (R14). */
const phone =
  'Mozilla/5.0 (Linux; Android 13; Pixel 6) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36';

export default defineConfig({
  testDir: './src',
  outputDir: './test-results',
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  // Scenarios change how the one platform behaves: those tests run by themselves, one at a time, after the others.
  projects: [
    { name: 'visits', testIgnore: '*.scenario.spec.ts' },
    { name: 'scenarios', testMatch: '*.scenario.spec.ts', dependencies: ['visits'], workers: 1 },
  ],
  use: {
    baseURL: `http://127.0.0.1:${sitePort}`,
    viewport: { width: 375, height: 667 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
    userAgent: phone,
    timezoneId: 'Asia/Shanghai',
    launchOptions: chromium,
  },
  webServer: [
    {
      command: 'node apps/reference-api/dist/main.js',
      cwd: root,
      env: {
        REFERENCE_API_PORT: String(platformPort),
        REFERENCE_TEST_HOOKS: '1',
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        REQUEST_LOG: 'off',
      },
      url: `http://127.0.0.1:${platformPort}/-/ready`,
      timeout: 120_000,
      reuseExistingServer: false,
    },
    {
      command: 'node apps/share-web/dist/server/main.js',
      cwd: root,
      env: {
        PORT: String(sitePort),
        ADMIN_PORT: String(sitePort + 10),
        API_BASE_URL: `http://127.0.0.1:${platformPort}`,
        ASSETS_KEEP_DIR: join(root, `tmp/e2e-assets-${sitePort}`),
        PREVIEW_ENABLED: 'true',
        INNER_BASE_URL: `http://127.0.0.1:${platformPort}`,
        TRUSTED_PROXIES: '127.0.0.1',
        REQUEST_LOG: 'off',
      },
      url: `http://127.0.0.1:${sitePort}/-/ready`,
      reuseExistingServer: false,
    },
  ],
});
