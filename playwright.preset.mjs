import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Features that Playwright itself switches off, as far as they concern tests: of several lists the browser uses the last one only. */
const featuresOffInPlaywright = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Pages behind the address bar that every new window would load, though they are not seen: a third of the time of a visit. */
const addressBarFeatures = [
  'AimEnabled',
  'OmniboxPopupWebUI',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/** The only fonts of the browser checks, whatever else is installed. */
export const fontConfigFile = join(import.meta.dirname, 'playwright.fonts.conf');

/** The font files that the configuration accepts. */
export const fontFiles = [...readFileSync(fontConfigFile, 'utf8').matchAll(/<glob>(\/[^<]+)<\/glob>/g)].map(
  ([, file = '']) => file,
);

/** Where the package of these fonts is missing, the machine's own fonts are better than none. */
const fontEnvironment = fontFiles.every((file) => existsSync(file))
  ? { FONTCONFIG_FILE: fontConfigFile, XDG_CACHE_HOME: join(import.meta.dirname, 'tmp') }
  : {};

const debianShell = '/usr/bin/chromium-headless-shell';

/** As `findChromium.mjs` finds them for `npm test`. */
const paths = [process.env['CHROMIUM_PATH'], debianShell, '/usr/bin/chromium'].filter(
  (path) => path && existsSync(path),
);

/** The flags that keep a browser quiet and inside the machine. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...featuresOffInPlaywright, ...addressBarFeatures].join(',')}`,
];
const wholePath = paths.find((path) => path !== debianShell);
// Playwright replaces the environment by this one.
const env = { ...process.env, ...fontEnvironment };

/** The browser of visits. No process is started ahead for a page that may follow: a fifth of the time of a visit. */
export const chromium = {
  executablePath: paths[0] ?? '/usr/bin/chromium',
  env,
  args: [...args, '--renderer-process-limit=1'],
};

/** The browser of pictures, which are to show what a visitor sees. */
export const wholeChromium = { executablePath: wholePath ?? chromium.executablePath, env, args };

/**
 * The browser for pages that a visitor returns to. As browsers of visitors do, it saves a page that is left: Playwright switches that off,
 * and the headless shell cannot do it. Without the whole Chromium there is none.
 */
export const returningChromium = {
  ...wholeChromium,
  executablePath: wholePath,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};
