import { serverNow } from '@share/environment';
import { FormerPage, MoreCards, usePagedList, type CardView } from '@share/content-cards';
import { useServices } from '@share/islands';
import { formatNumber } from '@share/ui/format';
import { CardSkeletons } from '../../card-pages/CardSkeletons';
import { ListPages } from '../../card-pages/ListPages';
import { useMemory } from '../../moving/MemoryContext';
import { loadResults } from '../data/loadSearch';
import { searchHref, type SearchQuery } from '../data/searchAddress';
import { searchKeys } from '../data/searchKeys';
import type { SearchServices } from '../data/SearchServices';
import type { FoundAccount, ResultPage } from '../data/SearchView';
import { AccountRow } from './AccountRow';
import { NothingFound } from './NothingFound';
import { Count } from './SearchResults.styles';

interface SearchResultsProps {
  query: SearchQuery;
  /** Addresses on this origin become paths. */
  siteOrigin: string;
}

const Accounts = ({ accounts }: { accounts: FoundAccount[] }) => (
  <section aria-labelledby="found-accounts">
    <h2 className="visually-hidden" id="found-accounts">
      账号
    </h2>
    <ul>
      {accounts.map((account) => (
        <AccountRow key={account.id} account={account} />
      ))}
    </ul>
  </section>
);

/** Search results: accounts, then items. The parent gives it a `key` of its own for each search, so no state of another stays. */
export const SearchResults = ({ query, siteOrigin }: SearchResultsProps) => {
  const { api } = useServices<SearchServices>();
  const listKey = searchKeys.results(query);
  const hrefOf = (page: number) => searchHref({ ...query, page });
  const list = usePagedList<CardView, ResultPage>({
    listKey,
    loadPage: (page) => loadResults(api, { query, page, siteOrigin, now: serverNow() }),
    restored: useMemory(),
  });
  const [first] = list.pages;
  if (!first) return list.isLoading ? <CardSkeletons /> : <MoreCards list={list} />;
  const { accounts, found } = first;
  if (query.filter === 'account')
    return accounts.length > 0 ? <Accounts accounts={accounts} /> : <NothingFound query={query} />;
  if (list.items.length === 0 && accounts.length === 0) return <NothingFound query={query} />;
  return (
    <>
      <Count role="status">约 {formatNumber(found)} 条结果</Count>
      {accounts.length > 0 && <Accounts accounts={accounts} />}
      {list.items.length > 0 && (
        <section aria-labelledby="found-items">
          <h2 className="visually-hidden" id="found-items">
            内容
          </h2>
          <FormerPage start={query.page} hrefOf={hrefOf} />
          <ListPages listKey={listKey} pages={list.pages} />
          <MoreCards list={list} nextHref={hrefOf(query.page + 1)} />
        </section>
      )}
    </>
  );
};
