import { useEffect } from 'react';
import type { ScreenProps } from '../feed/FeedProps';
import { addressOf } from './feedPaths';
import { showHead } from './showHead';

interface ShownPage {
  /** Not known yet: the head stays as it is. */
  title: string | undefined;
  summary?: string | undefined;
  /** Path of the page under the base path. */
  path: string;
}

/** Keeps title and share card of the document those of the page that is shown. */
export const useHead = ({ title, summary, path }: ShownPage, { siteOrigin, siteName }: ScreenProps): void => {
  const link = siteOrigin + addressOf(path);
  useEffect(() => {
    if (title) showHead(document, { title, summary, link }, siteName);
  }, [title, summary, link, siteName]);
};
