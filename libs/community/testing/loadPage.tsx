import { TestPage } from '@share/islands/testing';
import type { FeaturePage, FeaturePageOutcome, LoadFeaturePage } from '@share/content-cards';
import { createReads, openAppHref } from '@share/content-cards/testing';
import type { CommunityApi } from '@share/api-client';
import { now, siteOrigin } from './communityFixtures';
import { createCommunityServices } from './createCommunityServices';

type Load = LoadFeaturePage<CommunityApi>;

const siteName = async () => '云浦新闻';

/** Loads a page as the site does, with nothing kept. */
export const loadPage = (
  load: Load,
  params: Record<string, string>,
  api: CommunityApi,
): Promise<FeaturePageOutcome> =>
  load({ params, api, reads: createReads(), siteOrigin, siteName, openAppHref, now });

/** The same, for a page that must be found. */
export const loadFound = async (
  load: Load,
  params: Record<string, string>,
  api: CommunityApi,
): Promise<FeaturePage> => {
  const page = await loadPage(load, params, api);
  if (typeof page === 'string') throw new Error(`The page is ${page}.`);
  return page;
};

/** A loaded page with its services, for a test to render. */
export const asPage = ({ element, fallback }: FeaturePage, services = createCommunityServices()) => (
  <TestPage services={services} fallback={fallback}>
    {element}
  </TestPage>
);
