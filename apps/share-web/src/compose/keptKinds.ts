const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const megabyte = 2 ** 20;

const lists = { freshMs: minute, staleMs: 10 * minute, errorMs: day };

/**
 * How long the answers of the platform are kept as finished views, and in how many bytes of memory. The loaders of the pages
 * give the names.
 */
export const keptKinds = {
  'app-info': { lifetime: { freshMs: minute, staleMs: hour, errorMs: 7 * day }, maxBytes: megabyte },
  hot: { lifetime: lists, maxBytes: megabyte },
  picks: { lifetime: lists, maxBytes: megabyte },
  recommendations: { lifetime: lists, maxBytes: megabyte },
  related: { lifetime: lists, maxBytes: 8 * megabyte },
  comments: {
    lifetime: { freshMs: 5 * second, staleMs: 30 * second, errorMs: 10 * minute },
    maxBytes: 8 * megabyte,
  },
  /**
   * Fresh for less time than its page, so that the refresh of a page always asks for the item: what is stale there is the
   * page, never an item in a new page.
   */
  item: {
    lifetime: { freshMs: 20 * second, staleMs: 0, errorMs: day },
    maxBytes: 24 * megabyte,
    refreshTimeoutMs: second,
  },
  /** Sanitised texts: what is made of a text does not change. */
  body: { lifetime: { freshMs: day, staleMs: 0, errorMs: 0 }, maxBytes: 12 * megabyte },
};
