import { listPageOf, type CardView } from '@share/content-cards';
import { communityPaths } from '@share/site-paths';
import { pageSize, type ListSource } from './ListSource';
import { toEntryCard } from './toCatalogView';

/** Which entries: those of a resource, or of one of its chapters. */
export interface EntriesOf {
  rid: string;
  catalogId?: string | undefined;
}

/** Entries in the order of the catalogue, without their times. */
export const entriesOf = ({ rid, catalogId }: EntriesOf): ListSource<CardView> => ({
  key: ['community', 'entries', rid, catalogId ?? ''],
  load: async (api, { page, siteOrigin, signal }) => {
    const query = { rid, catalog_id: catalogId, page, size: pageSize };
    const { contents, total } = await api.getOpenContents(query, { signal });
    return listPageOf(contents, total, (entry) => toEntryCard(rid, entry, { siteOrigin }));
  },
  pathOf: (page) => communityPaths.openCatalog(rid, catalogId, { page }),
});
