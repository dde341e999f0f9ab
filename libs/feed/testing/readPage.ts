import type { LoadFeaturePage } from '@share/content-cards';
import { requestPage } from '@share/content-cards/testing';
import type { FeedCalls } from '../src/data/FeedServices';
import { createFeedApi } from './feedFixtures';

/** Loads a page of this library's lists as the site does. */
export const readPage = (
  load: LoadFeaturePage<FeedCalls>,
  params: Record<string, string>,
  api: Partial<FeedCalls> = {},
) => requestPage(load, { ...createFeedApi(), ...api }, params);
