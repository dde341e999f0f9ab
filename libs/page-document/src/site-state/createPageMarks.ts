import { withSiteMarks, type SiteMarks } from '../finished/siteMarks';
import { marksAt, type SiteState } from './toSiteState';

interface PageMarksOptions {
  /** The state that was read last. */
  state: () => SiteState;
  /** Reads it anew; never rejects. */
  refresh: () => Promise<unknown>;
}

/** Marks as the server writes them into pages. */
interface WrittenMarks {
  /** Of these marks; empty when there are none. */
  id: string;
  write: (html: string) => string;
}

/** Milliseconds between two looks at the configuration, which is stored for longer: a look costs next to nothing. */
const lookEveryMs = 5_000;

const idOf = ({ isMemorial, notice }: SiteMarks): string =>
  [isMemorial ? 'memorial' : '', notice ? `${notice.id}-${notice.until ?? ''}` : '']
    .filter(Boolean)
    .join('.');

/** Creates the function that gives the marks for pages that are sent now; while pages are requested, the configuration is reloaded. */
export const createPageMarks = ({ state, refresh }: PageMarksOptions): (() => WrittenMarks) => {
  let nextLook = 0;
  let known: WrittenMarks = { id: '', write: (html) => withSiteMarks(html, { isMemorial: false }) };
  return () => {
    const now = Date.now();
    if (now >= nextLook) {
      nextLook = now + lookEveryMs;
      void refresh();
    }
    const marks = marksAt(state(), now);
    const id = idOf(marks);
    if (id !== known.id) known = { id, write: (html) => withSiteMarks(html, marks) };
    return known;
  };
};
