import { useIsInBrowser } from '@share/content-cards';
import { basePath } from '@share/site-paths';
import { Tabs } from '@share/ui';
import { useState } from 'react';
import type { ScreenProps } from '../feed/FeedProps';
import { useHead } from '../moving/useHead';
import { useOwnBar } from './useOwnBar';
import { searchHref, searchTitle, type SearchQuery } from './data/searchAddress';
import { searchFilters } from './data/searchFilters';
import { toSearchWord } from './data/toSearchWord';
import { useSearch } from './data/useSearch';
import { HotWords } from './hot-words/HotWords';
import { SearchField } from './search-field/SearchField';
import { SearchHistory } from './search-history/SearchHistory';
import { SearchResults } from './search-results/SearchResults';
import { SearchSuggestions } from './search-suggestions/SearchSuggestions';
import { Block, Root, Start } from './SearchScreen.styles';

/**
 * The screen before a search. The history is added when the visitor focuses the field, because it would move the content they already
 * look at; on a screen that is new to them it is there from the start.
 */
const StartScreen = ({ isFieldUsed }: { isFieldUsed: boolean }) => {
  const [isNew] = useState(useIsInBrowser());
  return (
    <Start>
      {(isNew || isFieldUsed) && <SearchHistory />}
      <HotWords />
    </Start>
  );
};

/** Tabs are named after their kind of item; the tab of all kinds has no name in the address. */
const tabIdOf = (filter: string) => `search-${filter || 'everything'}`;

interface SearchPartProps extends Pick<ScreenProps, 'siteOrigin'> {
  /** The words of the search, also while they are written; empty: none yet. */
  shown: string;
  isWriting: boolean;
  isFieldUsed: boolean;
  query: SearchQuery;
}

/** The content below the field: the start, suggestions while the visitor types, else the results. */
const SearchPart = ({ shown, isWriting, isFieldUsed, query, siteOrigin }: SearchPartProps) => {
  if (!shown) return <StartScreen isFieldUsed={isFieldUsed} />;
  if (isWriting)
    return (
      <Block>
        <SearchSuggestions word={shown} />
      </Block>
    );
  const { word, filter } = query;
  return (
    <>
      <Tabs
        label="内容类型"
        items={searchFilters.map(({ filter: id, label }) => ({
          id: tabIdOf(id),
          label,
          href: searchHref({ word, filter: id }),
        }))}
        selected={tabIdOf(filter)}
      />
      <Block>
        <SearchResults key={searchHref(query)} query={query} siteOrigin={siteOrigin} />
      </Block>
    </>
  );
};

/**
 * The search (spec §2): its word and filter stand in the address. Every link in it leads to a page of its own; in the browser
 * they change the address without another document.
 */
export const SearchScreen = (props: ScreenProps) => {
  const { siteOrigin } = props;
  const { search, followLink, entry, ...query } = useSearch();
  const { word } = query;
  useOwnBar();
  useHead({ title: searchTitle(query), path: searchHref(query).slice(basePath.length) }, props);
  const [draft, setDraft] = useState({ entry, text: word });
  // A move ends what was being written, also for the way back.
  if (draft.entry !== entry) setDraft({ entry, text: word });
  const { text } = draft.entry === entry ? draft : { text: word };
  const [isFieldUsed, setFieldUsed] = useState(false);
  const written = toSearchWord(text);
  const isWriting = written.word !== word;
  const shown = isWriting ? written.word : word;
  return (
    // The links in it are the controls; this is the one place that learns of their taps.
    <Root onClick={followLink}>
      <h1 className="visually-hidden">{searchTitle(query)}</h1>
      <SearchField
        text={text}
        isCut={written.isCut || (query.isCut && !isWriting)}
        onType={(typed) => setDraft({ entry, text: typed })}
        onSearch={search}
        onFocus={() => setFieldUsed(true)}
      />
      <SearchPart {...{ shown, isWriting, isFieldUsed, query, siteOrigin }} />
    </Root>
  );
};
