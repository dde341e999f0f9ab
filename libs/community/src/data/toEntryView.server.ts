import type { OpenContent } from '@share/api-contract/types';
import { plainText, safeImageUrl, type SafeHtml } from '@share/safety';
import { communityPaths } from '@share/site-paths';
import { titleWords } from '@share/ui/format';

interface EntryLink {
  title: string;
  href: string;
}

/** A whole entry of an open catalogue. */
export interface EntryView {
  id: string;
  title: string;
  titleWords?: string;
  summary?: string;
  cover?: string;
  chapter: EntryLink;
  source?: string;
  /** Seconds. */
  publishedAt?: number | undefined;
  views: number;
  body: SafeHtml;
  previous?: EntryLink;
  next?: EntryLink;
}

interface Context {
  siteOrigin: string;
  /** The sanitised body. */
  body: SafeHtml;
}

/** An entry as its page shows it; `rid` as it was requested. */
export const toEntryView = (rid: string, entry: OpenContent, { siteOrigin, body }: Context): EntryView => {
  const title = plainText(entry.title, 120);
  const words = titleWords(title);
  const summary = plainText(entry.summary, 300);
  const cover = safeImageUrl(entry.cover, { siteOrigin });
  const source = plainText(entry.source_alias, 40);
  const toLink = (neighbour: OpenContent['next']): EntryLink | undefined =>
    neighbour?.uuid
      ? {
          title: plainText(neighbour.title, 120) || '未命名',
          href: communityPaths.openContent(rid, neighbour.uuid),
        }
      : undefined;
  const previous = toLink(entry.previous);
  const next = toLink(entry.next);
  return {
    id: entry.uuid ?? '',
    title,
    ...(words !== undefined && { titleWords: words }),
    ...(summary && { summary }),
    ...(cover && { cover }),
    chapter: {
      title: plainText(entry.catalog_title, 40) || '目录',
      href: communityPaths.openCatalog(rid, entry.catalog_id),
    },
    ...(source && { source }),
    publishedAt: entry.publish_at,
    views: entry.view_count ?? 0,
    body,
    ...(previous && { previous }),
    ...(next && { next }),
  };
};
