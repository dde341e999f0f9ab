import type { AppInfo } from '@share/api-contract/types';
import { useSyncExternalStore } from 'react';
import { withH5Config } from '../data/toSiteConfig';
import { shellConstants } from '../shellConstants';
import type { SiteView } from '../SiteView';
import { readPageConfig } from './pageConfig';

/** `h5_config` of the page environment; the same object as long as nothing has changed. */
export type ReadH5Config = () => AppInfo['h5_config'];

const nothing: ReadH5Config = () => undefined;

const onceMore = (read: () => void) => {
  const timer = setTimeout(read, shellConstants.bannerRereadMs);
  return () => clearTimeout(timer);
};

/** The site as the page environment has it: read at mount and again after 500 ms (spec §2, R49, R61). */
export const useSite = (
  site: SiteView,
  readH5Config: ReadH5Config = readPageConfig,
  siteOrigin?: string,
): SiteView => withH5Config(site, useSyncExternalStore(onceMore, readH5Config, nothing), siteOrigin);
