import { wasReturnedTo } from '@share/scroll-position';
import { homePath } from '@share/site-paths';

/**
 * Prepares the entry of the history for the router: it gets the key that the router gives only to later ones, so that it can be distinguished
 * from those of other documents, and the path under which the router knows the home page.
 */
export const arrive = ({ history, location }: Window) => {
  const state = history.state as { key?: string } | null;
  const entry = state?.key ?? Math.random().toString(36).slice(2, 10);
  const isBare = `${location.pathname}/` === homePath;
  if (state?.key === undefined || isBare)
    history.replaceState(
      { ...state, key: entry },
      '',
      isBare ? homePath + location.search + location.hash : undefined,
    );
  return { entry, isReturn: wasReturnedTo() };
};
