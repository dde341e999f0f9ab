import type { OpenCatalog, OpenContentList } from '@share/api-contract/types';
import type { CardView } from '@share/content-cards';
import { plainText, safeImageUrl } from '@share/safety';
import { communityPaths } from '@share/site-paths';
import { titleWords } from '@share/ui/format';

export interface ChapterView {
  id: string;
  title: string;
  href: string;
  description?: string;
  /** Entries in it. */
  count: number;
}

export interface CatalogView extends ChapterView {
  cover?: string;
  publisher?: string;
  /** Seconds. */
  updatedAt?: number;
  /** The catalogue or chapter it lies in. */
  parent?: Pick<ChapterView, 'id' | 'title' | 'href'>;
  /** Its direct children. */
  chapters: ChapterView[];
}

interface Context {
  siteOrigin: string;
}

const toChapter = (
  rid: string,
  { id = '', title, description, content_count = 0 }: NonNullable<OpenCatalog['children']>[number],
): ChapterView => {
  const text = plainText(description, 300);
  return {
    id,
    title: plainText(title, 80) || '未命名',
    href: communityPaths.openCatalog(rid, id),
    ...(text && { description: text }),
    count: content_count,
  };
};

/** A catalogue or a chapter as pages show it; `rid` as it was requested. */
export const toCatalogView = (rid: string, catalog: OpenCatalog, { siteOrigin }: Context): CatalogView => {
  const cover = safeImageUrl(catalog.cover, { siteOrigin });
  const publisher = plainText(catalog.publisher, 40);
  const { parent, updated_at, children = [] } = catalog;
  return {
    ...toChapter(rid, catalog),
    ...(cover && { cover }),
    ...(publisher && { publisher }),
    ...(updated_at !== undefined && { updatedAt: updated_at }),
    ...(parent?.id && {
      parent: {
        id: parent.id,
        title: plainText(parent.title, 80) || '目录',
        href: communityPaths.openCatalog(rid, parent.id),
      },
    }),
    chapters: children.map((child) => toChapter(rid, child)).filter((chapter) => chapter.id),
  };
};

type OpenCard = NonNullable<OpenContentList['contents']>[number];

/** An entry in a list, as the card of an item; its time is added by `cardsAt`. */
export const toEntryCard = (rid: string, entry: OpenCard, { siteOrigin }: Context): CardView => {
  const title = plainText(entry.title, 120);
  const words = titleWords(title);
  const src = safeImageUrl(entry.cover, { siteOrigin });
  const id = entry.uuid ?? '';
  const facts = [plainText(entry.catalog_title, 16), plainText(entry.source_alias, 24)];
  return {
    id,
    href: communityPaths.openContent(rid, id),
    title,
    ...(words !== undefined && { titleWords: words }),
    meta: facts.filter(Boolean),
    publishedAt: entry.publish_at,
    ...(src && { image: { src } }),
  };
};
