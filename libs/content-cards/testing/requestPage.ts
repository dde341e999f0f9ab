import type { Fallback } from '@share/islands';
import { createTestData } from '@share/page-data/testing';
import type { FeaturePage, FeaturePageRequest, LoadFeaturePage } from '../src/data/FeaturePage';
import { now, openAppHref, siteOrigin } from './cardFixtures';

/** A page of a feature with what its islands get, as the app puts them together. */
export interface LoadedPage extends FeaturePage {
  fallback: Fallback;
}

/** Loads a page for these parts of its address, with nothing cached. `page` is only what it says where `outcome` is a page. */
export const requestPage = async <Api>(
  load: LoadFeaturePage<Api>,
  api: Api,
  params: FeaturePageRequest<Api>['params'] = {},
  given: Partial<FeaturePageRequest<Api>> = {},
) => {
  const data = createTestData();
  const siteName = async () => '云浦新闻';
  const request = { params, family: 'peony' as const, api, data, siteOrigin, siteName, openAppHref, now };
  const found = await load({ ...request, ...given });
  const outcome = typeof found === 'string' ? found : { ...found, fallback: data.fallback };
  return { outcome, page: outcome as LoadedPage, data };
};
