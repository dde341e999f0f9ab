import type { SearchApi } from '@share/api-client';
import { siteOrigin } from '@share/content-cards/testing';
import type { Fallback } from '@share/islands';
import { TestPage } from '@share/islands/testing';
import { basePath } from '@share/site-paths';
import { useState } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { SearchScreen } from '../src/search/SearchScreen';
import { createSearchServices } from './createSearchServices';

interface SearchPageProps {
  api?: Partial<SearchApi>;
  /** The query of the address: `?word=…`. */
  query?: string;
  fallback?: Fallback;
  /** Shows the address and a way back, for tests. */
  hasBrowser?: boolean;
}

const Browser = () => {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="address">{decodeURIComponent(search)}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
    </>
  );
};

/** The search on a page of its own, under a router in memory. */
export const SearchPage = ({ api, query = '', fallback, hasBrowser = false }: SearchPageProps) => {
  const [services] = useState(() => createSearchServices(api));
  return (
    <TestPage services={services} fallback={fallback}>
      <MemoryRouter basename={basePath} initialEntries={[`${basePath}/search/index.html${query}`]}>
        <SearchScreen siteOrigin={siteOrigin} siteName="云浦新闻" />
        {hasBrowser && <Browser />}
      </MemoryRouter>
    </TestPage>
  );
};
