import { openContentCardSchema } from '@share/api-contract';
import type { OpenCatalog, OpenContent, OpenContentList } from '@share/api-contract/sent';
import { failures, type Paging, type Store, toRange } from '@share/reference-core';

/** A stored catalogue or chapter; its children are found by `parent_id`. */
export type StoredOpenCatalog = Omit<OpenCatalog, 'children' | 'parent' | 'content_count'> & {
  /** `''` for the catalogue itself. */
  parent_id: string;
};

/** A stored entry, in the order of the catalogue. */
export type StoredOpenContent = Omit<OpenContent, 'previous' | 'next'>;

interface ListFilter extends Paging {
  catalog_id?: string | undefined;
}

/** Reads open catalogues. Each call throws a PlatformFailure when the resource has no such part. */
export interface OpenContents {
  content(rid: string, uuid: string): Promise<OpenContent>;
  list(rid: string, filter: ListFilter): Promise<OpenContentList>;
  catalog(rid: string, id: string): Promise<OpenCatalog>;
}

export const createOpenContents = (store: Store): OpenContents => {
  const find = async (rid: string, id: string): Promise<StoredOpenCatalog> => {
    const catalog = await store.get<StoredOpenCatalog>('open-catalog', id);
    if (catalog?.rid !== rid) throw failures.openCatalogMissing();
    return catalog;
  };
  /** Entries of a chapter, or all of a resource for the catalogue itself. */
  const whereOf = ({ rid, id, parent_id }: StoredOpenCatalog): Record<string, string> =>
    parent_id ? { rid, catalog_id: id } : { rid };
  const counted = async (catalog: StoredOpenCatalog) => ({
    id: catalog.id,
    title: catalog.title,
    ...(catalog.description && { description: catalog.description }),
    content_count: await store.count('open-content', whereOf(catalog)),
  });
  /** The entry that follows in this order. */
  const readNeighbour = async ({ rid, uuid }: StoredOpenContent, order: 'newest' | 'oldest') => {
    const options = { where: { rid }, order, after: uuid, limit: 1 };
    const [found] = await store.list<StoredOpenContent>('open-content', options);
    return found && { uuid: found.uuid, title: found.title };
  };
  return {
    content: async (rid, uuid) => {
      const content = await store.get<StoredOpenContent>('open-content', uuid);
      if (content?.rid !== rid) throw failures.openContentMissing();
      const [previous, next] = await Promise.all([
        readNeighbour(content, 'newest'),
        readNeighbour(content, 'oldest'),
      ]);
      return { ...content, ...(previous && { previous }), ...(next && { next }) };
    },
    list: async (rid, { catalog_id, ...paging }) => {
      const where = catalog_id ? whereOf(await find(rid, catalog_id)) : { rid };
      if ((await store.count('open-catalog', { rid })) === 0) throw failures.openCatalogMissing();
      const contents = await store.list<StoredOpenContent>('open-content', {
        where,
        order: 'oldest',
        ...toRange(paging),
      });
      return {
        contents: contents.map((content) => openContentCardSchema.parse(content)),
        total: await store.count('open-content', where),
      };
    },
    catalog: async (rid, id) => {
      const { parent_id, ...catalog } = await find(rid, id);
      const children = await store.list<StoredOpenCatalog>('open-catalog', {
        where: { rid, parent_id: id },
        order: 'oldest',
      });
      const parent = parent_id ? await find(rid, parent_id) : undefined;
      return {
        ...catalog,
        ...(await counted({ ...catalog, parent_id })),
        ...(parent && { parent: { id: parent.id, title: parent.title } }),
        children: await Promise.all(children.map(counted)),
      };
    },
  };
};
