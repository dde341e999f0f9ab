import { createSafeStorage } from '@share/environment';
import { createMemory, type Memory } from '@share/scroll-position';
import { homePath } from '@share/site-paths';
import { lazy, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { arrive } from '../moving/arrive';
import { MemoryContext } from '../moving/MemoryContext';
import { useEntryScroll } from '../moving/useEntryScroll';
import type { FeedProps } from './FeedProps';
import { FeedRoutes } from './FeedRoutes';

const EntryPlace = ({ memory }: { memory: Memory }) => {
  useEntryScroll(memory);
  return null;
};

const createTabMemory = () =>
  createMemory(
    createSafeStorage(() => window.sessionStorage),
    'feed:visits',
    arrive(window),
  );

/** Made anew for every mount: React remembers a failed import for as long as the component lives. */
const createSearch = () =>
  lazy(async () => ({ default: (await import('../search/SearchScreen')).SearchScreen }));

/** Home page, lists, content modules and the search in the browser. */
export const Feed = ({ siteOrigin, siteName }: FeedProps) => {
  const [memory] = useState(createTabMemory);
  const [Search] = useState(createSearch);
  return (
    <BrowserRouter basename={homePath}>
      <MemoryContext value={memory}>
        <FeedRoutes Search={Search} siteOrigin={siteOrigin} siteName={siteName} />
      </MemoryContext>
      <EntryPlace memory={memory} />
    </BrowserRouter>
  );
};
