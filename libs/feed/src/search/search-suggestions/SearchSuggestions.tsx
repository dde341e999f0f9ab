import { ClauseTitle } from '@share/ui';
import { ClockIcon, SearchIcon } from '@share/ui/icons';
import { searchHref } from '../data/searchAddress';
import { fold, toHits } from '../data/toHits';
import { useHotWords } from '../data/useHotWords';
import { useSearchHistory } from '../data/useSearchHistory';
import { Item, SuggestionLink } from './SearchSuggestions.styles';

const mostShown = 8;

interface SearchSuggestionsProps {
  /** The text that is being written. */
  word: string;
}

/**
 * Suggestions while the visitor types: earlier searches of this device, then frequent search words. The platform has no call
 * for suggestions, and nothing is sent before the visitor searches.
 */
export const SearchSuggestions = ({ word }: SearchSuggestionsProps) => {
  const { words: history } = useSearchHistory();
  const { words: hot = [] } = useHotWords();
  const searched = new Set(history);
  const known = [...new Set([...history, ...hot.map((entry) => entry.word)])];
  const matching = known.filter((entry) => entry !== word && fold(entry).includes(fold(word)));
  return (
    <nav aria-label="搜索建议">
      <ul>
        <Item>
          <SuggestionLink href={searchHref({ word })}>
            <SearchIcon size={18} />
            <span>搜索“{word}”</span>
          </SuggestionLink>
        </Item>
        {matching.slice(0, mostShown).map((entry) => (
          <Item key={entry}>
            <SuggestionLink href={searchHref({ word: entry })}>
              {searched.has(entry) ? <ClockIcon size={18} /> : <SearchIcon size={18} />}
              <ClauseTitle text={entry} hits={toHits(entry, word)} />
            </SuggestionLink>
          </Item>
        ))}
      </ul>
    </nav>
  );
};
