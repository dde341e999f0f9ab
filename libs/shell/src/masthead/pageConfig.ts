import type { AppInfo } from '@share/api-contract/types';
import { shellConstants } from '../shellConstants';

declare global {
  interface Window {
    /** The page environment under the specification's name (R61): the settings of the page, or those of an app around it. */
    __SITE_ENV__?: unknown;
  }
}

const asObject = (value: unknown): { h5_config?: AppInfo['h5_config'] } =>
  typeof value === 'object' && value !== null ? value : {};

/** `h5_config` of the page environment. */
export const readPageConfig = (): AppInfo['h5_config'] => asObject(window.__SITE_ENV__).h5_config;

/**
 * Publishes the environment of this page as `window.__SITE_ENV__`; a value set by an app beforehand takes precedence (R61).
 * @param onConfig called when there is an `h5_config`: now, after 200 ms and after 500 ms (spec §4, R49)
 */
export const publishPageEnvironment = (window: Window, environment: object, onConfig: () => void): void => {
  window.__SITE_ENV__ = { ...environment, ...asObject(window.__SITE_ENV__) };
  const check = () => {
    if (readPageConfig()) onConfig();
  };
  check();
  for (const delay of [shellConstants.configReadMs, shellConstants.bannerRereadMs])
    window.setTimeout(check, delay);
};
