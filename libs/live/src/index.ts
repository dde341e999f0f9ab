// The names of its islands are known wherever the library is used.
import type {} from './islands';

export type { LiveServices } from './LiveServices';
