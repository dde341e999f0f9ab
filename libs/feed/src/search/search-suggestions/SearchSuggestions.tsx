import { ClauseTitle } from '@share/ui';
import { ClockIcon, SearchIcon } from '@share/ui/icons';
import { searchHref } from '../data/searchAddress';
import { fold, toHits } from '../data/toHits';
import { useHotWords } from '../data/useHotWords';
import { useSearchHistory } from '../data/useSearchHistory';
import styles from './SearchSuggestions.module.css';

const mostShown = 8;

interface SearchSuggestionsProps {
  /** What is being written. */
  word: string;
}

/**
 * What the reader may mean while they write: earlier searches of this device, then what others search for. The platform has no call
 * for suggestions, and nothing is sent before the reader searches.
 */
export const SearchSuggestions = ({ word }: SearchSuggestionsProps) => {
  const { words: history } = useSearchHistory();
  const { words: hot = [] } = useHotWords();
  const searched = new Set(history);
  const known = [...new Set([...history, ...hot.map((entry) => entry.word)])];
  const matching = known.filter((entry) => entry !== word && fold(entry).includes(fold(word)));
  return (
    <nav className={styles.suggestions} aria-label="搜索建议">
      <ul>
        <li>
          <a href={searchHref({ word })}>
            <SearchIcon size={18} />
            <span>搜索“{word}”</span>
          </a>
        </li>
        {matching.slice(0, mostShown).map((entry) => (
          <li key={entry}>
            <a href={searchHref({ word: entry })}>
              {searched.has(entry) ? <ClockIcon size={18} /> : <SearchIcon size={18} />}
              <ClauseTitle text={entry} hits={toHits(entry, word)} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
