import { siteOrigin } from '@share/content-cards/testing';
import type { Fallback } from '@share/islands';
import { TestPage } from '@share/islands/testing';
import { homePath } from '@share/site-paths';
import { useState, type ComponentType, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { FeedServices } from '../src/data/FeedServices';
import { FeedRoutes } from '../src/feed/FeedRoutes';
import { SearchScreen } from '../src/search/SearchScreen';
import { createFeedServices } from './feedFixtures';

interface OnRouteProps {
  /** Path under the base path, with its query. */
  path: string;
  given?: Partial<FeedServices> | undefined;
  /** Data from the server. */
  fallback?: Fallback | undefined;
  /** Stands beside the screens. */
  children?: ReactNode;
}

/** The screens of this library at an address, in a page of their own. */
export const OnRoute = ({ path, given, fallback, children }: OnRouteProps) => {
  const [services] = useState(() => createFeedServices(given));
  return (
    <TestPage services={services} {...(fallback && { fallback })}>
      <MemoryRouter basename={homePath} initialEntries={[homePath + path.slice(1)]}>
        <FeedRoutes Search={SearchScreen} siteOrigin={siteOrigin} siteName="云浦新闻" />
        {children}
      </MemoryRouter>
    </TestPage>
  );
};

/** Storybook decorator: the main part of a page, with its gutter; the catalogue has a `main` of its own. */
export const withGutter = (Story: ComponentType) => (
  <div style={{ padding: '24px var(--gutter)' }}>
    <Story />
  </div>
);
