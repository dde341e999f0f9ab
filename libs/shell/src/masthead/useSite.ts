import { useSyncExternalStore } from 'react';
import { withH5Config } from '../data/withH5Config';
import { shellConstants } from '../shellConstants';
import type { SiteView } from '../SiteView';
import { readPageConfig } from './pageConfig';

const readAgainLater = (read: () => void) => {
  const timer = setTimeout(read, shellConstants.bannerRereadMs);
  return () => clearTimeout(timer);
};

/** The site overridden by the page environment, which is read at mount and again after 500 ms (spec §2, R49, R61). */
export const useSite = (site: SiteView): SiteView =>
  withH5Config(
    site,
    useSyncExternalStore(readAgainLater, readPageConfig, () => undefined),
  );
