import type { CommunityApi } from '@share/api-client';
import type { OpenCatalog } from '@share/api-contract/types';
import { isBehindEnd, toPageNumber, type LoadFeaturePage } from '@share/content-cards';
import { isId } from '@share/safety';
import { toPageLinkParams } from '@share/open-app';
import { communityPaths } from '@share/site-paths';
import { readExtra, readItem, readList, type CommunityRequest } from '../data/communityReads';
import { entriesOf } from '../data/entriesOf';
import { listFallbackFrom } from '../data/listFrom';
import { catalogTrail, gatheringOf, pictureOf } from '../data/subjects';
import { toCatalogView } from '../data/toCatalogView';
import { CatalogScreen } from './CatalogScreen';

const catalogItem = ({ api, siteOrigin }: CommunityRequest, rid: string, id: string) => ({
  key: `catalog/${rid}/${id}`,
  call: (signal: AbortSignal): Promise<OpenCatalog> => api.getOpenCatalog({ rid, id }, { signal }),
  isAsked: (catalog: OpenCatalog) => catalog.id === id && typeof catalog.title === 'string',
  toView: (catalog: OpenCatalog) => toCatalogView(rid, catalog, { siteOrigin }),
});

/** A chapter with its parent, which is known only when the chapter is. */
const readCatalog = async (request: CommunityRequest, rid: string, id: string | undefined) => {
  if (id === undefined) return {};
  const catalog = await readItem(request, catalogItem(request, rid, id));
  if (!catalog) return null;
  const { parent } = catalog;
  if (!parent || !isId(parent.id)) return { catalog };
  return { catalog, parent: await readExtra(request, catalogItem(request, rid, parent.id)) };
};

/**
 * `/dejin/catalog/`: a catalogue or a chapter of the resource `rid`; without `id` all its entries. The site's bar stands over both pages of
 * open content: the route table names no header for them, and takes none away (R63).
 */
export const loadOpenCatalogPage: LoadFeaturePage<CommunityApi> = async (request) => {
  const { params, siteOrigin, now } = request;
  const { rid, id } = params;
  if (rid === undefined) return 'invalid';
  if (!isId(rid)) return 'missing';
  const from = toPageNumber(params['page']);
  const source = entriesOf({ rid, catalogId: id });
  const [found, page] = await Promise.all([readCatalog(request, rid, id), readList(request, source, from)]);
  if (!found || isBehindEnd(page, from)) return 'missing';
  const { catalog } = found;
  const title = catalog?.title ?? '目录';
  const path = communityPaths.openCatalog(rid, id);
  return {
    title,
    layout: 'dejin',
    element: <CatalogScreen {...found} {...{ rid, title, from, now, siteOrigin }} />,
    fallback: listFallbackFrom(source, from, page),
    share: {
      path,
      summary: catalog?.description,
      image: catalog?.cover,
    },
    subject: { ...gatheringOf(page, catalogTrail(catalog)), ...pictureOf(catalog) },
    appLink: toPageLinkParams(path, id),
  };
};
