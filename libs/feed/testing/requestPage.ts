import type { FeaturePage, FeaturePageRequest, LoadFeaturePage } from '@share/content-cards';
import { createReads, now, openAppHref, siteOrigin } from '@share/content-cards/testing';

/** Loads a page for these parts of its address, with nothing kept of earlier ones. */
export const requestPage = async <Api>(
  load: LoadFeaturePage<Api>,
  api: Api,
  params: FeaturePageRequest<Api>['params'],
) => {
  const reads = createReads();
  const siteName = async () => '云浦新闻';
  const outcome = await load({ params, api, reads, siteOrigin, siteName, openAppHref, now });
  return { outcome, page: outcome as FeaturePage, reads };
};
