import { isBehindEnd } from '@share/page-data';
import { nullIfMissing, type CommunityApi } from '@share/api-client';
import { toPageNumber, type LoadFeaturePage } from '@share/content-cards';
import { isId } from '@share/safety';
import { toPageLinkParams } from '@share/open-app';
import { communityPaths } from '@share/site-paths';
import { loadListFrom, type CommunityRequest } from '../data/loadListFrom';
import { entriesOf } from '../data/entriesOf';
import { catalogTrail, gatheringOf, pictureOf } from '../data/subjects';
import { toCatalogView, type CatalogView } from '../data/toCatalogView';
import { CatalogScreen } from './CatalogScreen';

const catalogName = (rid: string, id: string) => `community catalog/${rid}/${id}`;

const catalogLoader =
  ({ api, siteOrigin }: CommunityRequest, rid: string, id: string) =>
  async (signal: AbortSignal): Promise<CatalogView | undefined> => {
    const catalog = await api.getOpenCatalog({ rid, id }, { signal });
    const isRequested = catalog.id === id && typeof catalog.title === 'string';
    return isRequested ? toCatalogView(rid, catalog, { siteOrigin }) : undefined;
  };

/** A chapter with its parent, which is known only when the chapter is; undefined when there is no such chapter. */
const loadCatalog = async (request: CommunityRequest, rid: string, id: string | undefined) => {
  if (id === undefined) return {};
  const { data } = request;
  const catalog = await data.item(catalogName(rid, id), catalogLoader(request, rid, id));
  if (!catalog) return undefined;
  const { parent } = catalog;
  if (!parent || !isId(parent.id)) return { catalog };
  const loadParent = catalogLoader(request, rid, parent.id);
  const found = await data.optional(catalogName(rid, parent.id), (signal) =>
    nullIfMissing(loadParent(signal)),
  );
  return { catalog, parent: found ?? undefined };
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
  const [found, page] = await Promise.all([
    loadCatalog(request, rid, id),
    loadListFrom(request, source, from),
  ]);
  if (!found || isBehindEnd(page, from)) return 'missing';
  const { catalog } = found;
  const title = catalog?.title ?? '目录';
  const path = communityPaths.openCatalog(rid, id);
  return {
    title,
    layout: 'dejin',
    element: <CatalogScreen {...found} {...{ rid, title, from, now, siteOrigin }} />,
    share: {
      path,
      summary: catalog?.description,
      image: catalog?.cover,
    },
    subject: { ...gatheringOf(page, catalogTrail(catalog)), ...pictureOf(catalog) },
    appLink: toPageLinkParams(path, id),
  };
};
