import type { CommunityApi } from '@share/api-client';
import type { LoadFeaturePage } from '@share/content-cards';
import { requestPage, type LoadedPage } from '@share/content-cards/testing';
import { TestPage } from '@share/islands/testing';
import { now, siteOrigin } from './communityFixtures';
import { createCommunityServices } from './createCommunityServices';

type Load = LoadFeaturePage<CommunityApi>;

/** Loads a page as the site does, with nothing cached. */
export const loadPage = async (load: Load, params: Record<string, string>, api: CommunityApi) =>
  (await requestPage(load, api, params, { now, siteOrigin })).outcome;

/** The same, for a page that must be found. */
export const loadFound = async (load: Load, params: Record<string, string>, api: CommunityApi) => {
  const page = await loadPage(load, params, api);
  if (typeof page === 'string') throw new Error(`The page is ${page}.`);
  return page;
};

/** A loaded page with its services, for a test to render. */
export const asPage = ({ element, fallback }: LoadedPage, services = createCommunityServices()) => (
  <TestPage services={services} fallback={fallback}>
    {element}
  </TestPage>
);
