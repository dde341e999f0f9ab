import { defineConfig } from '@playwright/test';
import { wholeChromium } from '../../playwright.preset.mjs';
import { choosePictureMode } from './visual/pictureEnvironment.mjs';

/* Workers read this file again: the choice is made once and handed to them. */
process.env.PICTURE_MODE ??= choosePictureMode();

export default defineConfig({
  testDir: './visual',
  testMatch: '*.spec.mjs',
  outputDir: './test-results',
  fullyParallel: true,
  // Storybook lets each story rest for a tenth of a second: three workers keep two processors busy.
  workers: 3,
  forbidOnly: true,
  reporter: 'line',
  timeout: 60_000,
  updateSnapshots: process.env.PICTURE_MODE === 'update' ? 'all' : 'none',
  snapshotPathTemplate: '{testDir}/__screenshots__/{arg}{ext}',
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      threshold: 0.1,
      maxDiffPixels: 0,
    },
  },
  use: {
    baseURL: `http://127.0.0.1:${process.env.CATALOGUE_PORT}/catalogue/`,
    launchOptions: {
      ...wholeChromium,
      args: [
        ...wholeChromium.args,
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
      ],
    },
  },
  webServer: {
    command: 'node visual/serveCatalogue.mjs',
    // The server takes a free port and prints it; Playwright hands it to the workers in this variable.
    wait: { stdout: /port (?<CATALOGUE_PORT>\d+)/ },
  },
});
