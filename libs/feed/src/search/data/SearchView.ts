import type { ListPage } from '@share/page-data';
import type { CardView } from '@share/content-cards';
import type { TextHit } from '@share/ui';

/** A word many visitors search for. */
export interface HotWordView {
  word: string;
  mark?: 'hot' | 'new';
}

/** A media account that was found. */
export interface FoundAccount {
  id: string;
  name: string;
  nameHits: readonly TextHit[];
  avatar?: string;
  about?: string;
}

/** One page of search results; `total` counts the items from the first page of the list on. */
export interface ResultPage extends ListPage<CardView> {
  /** Everything that was found, accounts apart. */
  found: number;
  /** With the first page of everything only. */
  accounts: FoundAccount[];
}
