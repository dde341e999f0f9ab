import { defineConfig } from '@playwright/test';
import { chromium } from '../../playwright.preset.mjs';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const dataDir = join(root, 'tmp/e2e-data');
const sitePort = 4380;
const platformPort = 4381;

// A fresh database per run; the workers read this file too and must leave it alone.
if (process.env.TEST_WORKER_INDEX === undefined) rmSync(dataDir, { recursive: true, force: true });

export default defineConfig({
  testDir: './src',
  outputDir: './test-results',
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${sitePort}`,
    viewport: { width: 375, height: 667 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
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
        ASSETS_KEEP_DIR: join(root, 'tmp/e2e-assets'),
        REQUEST_LOG: 'off',
      },
      url: `http://127.0.0.1:${sitePort}/-/ready`,
      reuseExistingServer: false,
    },
  ],
});
