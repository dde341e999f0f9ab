import type { SearchApi } from '@share/api-client';
import { listFallback, type LoadFeaturePage } from '@share/content-cards';
import { searchPath } from '@share/site-paths';
import { FeedIsland } from '../feed/FeedOnServer.server';
import { resultsAt } from '../data/pagesAt';
import { loadHotWords, loadResults } from './data/loadSearch';
import { readSearchQuery, searchHref, searchTitle } from './data/searchAddress';
import { contentTypeOf } from './data/searchFilters';
import { searchKeys } from './data/searchKeys';

/** `/search/index.html?word=&type=&page=` (spec §2). A search that fails leaves the page with the field and another try. */
export const loadSearchPage: LoadFeaturePage<SearchApi> = async (request) => {
  const { params, api, reads, siteOrigin, siteName, now } = request;
  const { word = '', type = '', page = '' } = params;
  // As it was asked for: the browser reads the same from its address.
  const given = new URLSearchParams({ word, type, page });
  const query = readSearchQuery(given);
  const asked = [query.word, contentTypeOf(query.filter) ?? '', query.page];
  const [hotWords, results] = await Promise.all([
    reads.secondary({ name: 'feed', key: 'getHotWords' }, (signal) => loadHotWords(api, { signal })),
    query.word
      ? reads.secondary({ name: 'search', key: JSON.stringify(asked) }, (signal) =>
          loadResults(api, { query, siteOrigin, signal }),
        )
      : undefined,
  ]);
  return {
    title: searchTitle(query),
    layout: 'listPage',
    hasHeading: true,
    group: '',
    hasOwnBar: true,
    isIndexed: false,
    share: { path: searchHref(query) },
    fallback: {
      ...(hotWords && { [searchKeys.hotWords]: hotWords }),
      ...listFallback(searchKeys.results(query), results && resultsAt(results, now)),
    },
    element: (
      <FeedIsland {...{ siteOrigin, siteName: await siteName(), address: `${searchPath}?${given}` }} />
    ),
  };
};
