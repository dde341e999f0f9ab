import type { PageResponseInit } from '../src/pages/createPageResponse';
import { pageLifetimes } from '../src/pages/pageLifetimes';

/** Fields of an ordinary page beside its body. */
export const pageInit: PageResponseInit = {
  status: 200,
  headers: [],
  route: 'page',
  degraded: [],
  lifetime: pageLifetimes.content,
  failed: false,
};
