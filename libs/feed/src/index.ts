// The names of its islands are known wherever the library is used.
import type {} from './islands';

export type { FeedServices } from './data/FeedServices';
export type { SearchServices } from './search/data/SearchServices';
