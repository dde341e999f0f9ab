import type { SearchApi } from '@share/api-client';
import type { LoadFeaturePage } from '@share/content-cards';
import { searchPath } from '@share/site-paths';
import { FeedIsland } from '../feed/FeedOnServer.server';
import { resultsAt } from '../data/pagesAt';
import { loadHotWords, loadResults } from './data/loadSearch';
import { readSearchQuery, searchHref, searchTitle } from './data/searchAddress';
import { contentTypeOf } from './data/searchFilters';
import { searchKeys } from './data/searchKeys';

/** `/search/index.html?word=&type=&page=` (spec §2). A search that fails leaves the page with the field and another try. */
export const loadSearchPage: LoadFeaturePage<SearchApi> = async (request) => {
  const { params, api, data, siteOrigin, siteName, now } = request;
  const { word = '', type = '', page = '' } = params;
  // As it was requested: the browser reads the same from its address.
  const given = new URLSearchParams({ word, type, page });
  const query = readSearchQuery(given);
  const requested = [query.word, contentTypeOf(query.filter) ?? '', query.page];
  const [hotWords] = await Promise.all([
    data.optional('feed getHotWords', (signal) => loadHotWords(api, { signal })),
    query.word &&
      data.list(
        searchKeys.results(query),
        `search ${JSON.stringify(requested)}`,
        (signal) => loadResults(api, { query, siteOrigin, signal }),
        (results) => resultsAt(results, now),
      ),
  ]);
  data.provide(searchKeys.hotWords, hotWords);
  return {
    title: searchTitle(query),
    layout: 'listPage',
    hasHeading: true,
    group: '',
    hasOwnBar: true,
    isIndexed: false,
    share: { path: searchHref(query) },
    element: (
      <FeedIsland {...{ siteOrigin, siteName: await siteName(), address: `${searchPath}?${given}` }} />
    ),
  };
};
