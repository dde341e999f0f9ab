import { withMinimumDelay } from '@share/environment';
import { useIsInBrowser } from '@share/content-cards';
import { useRemoteData, useServices } from '@share/islands';
import useSWR from 'swr';
import { loadHotWords } from './loadSearch';
import { searchKeys } from './searchKeys';
import type { SearchServices } from './SearchServices';
import type { HotWordView } from './SearchView';

/** The most frequent search words: from the server, else loaded here. */
export const useHotWords = () => {
  const { api } = useServices<SearchServices>();
  const isInBrowser = useIsInBrowser();
  const { data, error, isValidating, mutate } = useSWR<HotWordView[], Error>(
    searchKeys.hotWords,
    () => withMinimumDelay(loadHotWords(api)),
    useRemoteData(),
  );
  return {
    /** Absent while they are being loaded, and after a failure. */
    words: data,
    isLoading: isInBrowser && (isValidating || error === undefined),
    retry: () => void mutate(),
  };
};
