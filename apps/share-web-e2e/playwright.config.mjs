import { defineConfig } from '@playwright/test';
import { chromium, returningChromium } from '../../playwright.preset.mjs';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** The site; its platform has the next port. */
const sitePort = Number(process.env.E2E_PORT ?? 4380);
/**
 * Scenarios change how a whole platform behaves: those tests have a site and a platform of their own. So they run one at a
 * time beside the visits, whatever becomes of those.
 */
const scenarioSitePort = sitePort + 20;
/** `off` when no selected test changes a platform: then those servers are not started. */
const hasScenarios = process.env.E2E_SCENARIOS !== 'off';

/** Pages show what the platform does at this moment, not what it did a minute before. */
const asThePlatformIs = { PAGE_CACHE: 'off' };

/**
 * A busy machine is no platform that fails: pages wait for all their parts, however long those take. What becomes of parts that come
 * too late is tested against sites with the usual deadlines.
 */
const withWholePages = {
  UPSTREAM_PRIMARY_MS: '10000',
  UPSTREAM_SECONDARY_MS: '10000',
  PAGE_DEADLINE_MS: '20000',
};

const toUrl = (port) => `http://127.0.0.1:${port}`;
const toDataDir = (port) => join(root, `tmp/e2e-data-${port}`);

// A fresh database per run; the workers read this file too and must leave it alone.
if (process.env.TEST_WORKER_INDEX === undefined)
  for (const port of [sitePort, scenarioSitePort]) rmSync(toDataDir(port), { recursive: true, force: true });

/** Where a project finds its site and, for test calls, the platform behind it. */
const visiting = (port, launchOptions = chromium) => ({
  use: { baseURL: toUrl(port), launchOptions },
  metadata: { platformUrl: toUrl(port + 1) },
});

/** @param settings further ones of the site */
const startServers = (port, settings = {}) => [
  {
    command: 'node apps/reference-api/dist/main.js',
    cwd: root,
    env: {
      REFERENCE_API_PORT: String(port + 1),
      REFERENCE_TEST_HOOKS: '1',
      DATA_DIR: toDataDir(port),
      DATABASE_URL: '',
      REQUEST_LOG: 'off',
    },
    url: `${toUrl(port + 1)}/-/ready`,
    timeout: 120_000,
    reuseExistingServer: false,
  },
  {
    command: 'node apps/share-web/dist/server/main.js',
    cwd: root,
    env: {
      PORT: String(port),
      ADMIN_PORT: String(port + 10),
      API_BASE_URL: toUrl(port + 1),
      ASSETS_KEEP_DIR: join(root, `tmp/e2e-assets-${port}`),
      PREVIEW_ENABLED: 'true',
      INNER_BASE_URL: toUrl(port + 1),
      TRUSTED_PROXIES: '127.0.0.1',
      REQUEST_LOG: 'off',
      // Playwright does not see what a service worker requests; tests of the worker start a site of their own.
      SERVICE_WORKER: 'off',
      ...withWholePages,
      ...settings,
    },
    url: `${toUrl(port)}/-/ready`,
    reuseExistingServer: false,
  },
];

/** A phone: a desktop agent would be sent to the desktop page (R14). */
const phone =
  'Mozilla/5.0 (Linux; Android 13; Pixel 6) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36';

/** Names of libraries (and `smoke`), separated by commas: only the tests with one of these tags run. */
const tags = process.env.E2E_TAGS?.split(',').join('|');

export default defineConfig({
  testDir: './src',
  globalSetup: './src/support/warmUp.ts',
  outputDir: './test-results',
  // Many visits wait, for a scroll to end or a recording to play: three workers keep two processors busy.
  workers: 3,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  grep: tags ? new RegExp(`@(${tags})(?![\\w-])`) : undefined,
  projects: [
    { name: 'visits', testIgnore: ['*.scenario.spec.ts', '*-restored.spec.ts'], ...visiting(sitePort) },
    { name: 'returning', testMatch: '*-restored.spec.ts', ...visiting(sitePort, returningChromium) },
    ...(hasScenarios
      ? [{ name: 'scenarios', testMatch: '*.scenario.spec.ts', workers: 1, ...visiting(scenarioSitePort) }]
      : []),
  ],
  use: {
    viewport: { width: 375, height: 667 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
    userAgent: phone,
    timezoneId: 'Asia/Shanghai',
    // Recording takes time in each visit; CI saves the trace of those that fail.
    trace: process.env.E2E_TRACE ?? 'off',
  },
  webServer: [
    ...startServers(sitePort),
    ...(hasScenarios ? startServers(scenarioSitePort, asThePlatformIs) : []),
  ],
});
