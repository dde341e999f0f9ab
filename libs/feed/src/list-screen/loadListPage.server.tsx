import { isBehindEnd } from '@share/page-data';
import { toPageNumber, type LoadFeaturePage } from '@share/content-cards';
import { toPageLinkParams } from '@share/open-app';
import { isDecodableId } from '@share/safety';
import { collectionOf } from '../data/collectionOf';
import { feedKeys } from '../data/feedKeys';
import type { FeedCalls } from '../data/FeedServices';
import { loadList } from '../data/loadFeed';
import { headedPageAt } from '../data/pagesAt';
import { FeedIsland } from '../feed/FeedOnServer.server';
import { addressOf, feedPaths, withPage } from '../moving/feedPaths';

/** A list of the editors; without an id, or with an unknown one, it is missing. */
export const loadListPage: LoadFeaturePage<FeedCalls> = async ({
  params,
  api,
  data,
  siteOrigin,
  siteName,
  now,
}) => {
  const { list_id: id } = params;
  const start = toPageNumber(params['page']);
  if (id === undefined || !isDecodableId(id)) return 'missing';
  const page = await data.item(`feed getList ${id} ${start}`, (signal) =>
    loadList(api, id, { page: start, siteOrigin, signal }),
  );
  if (!page || isBehindEnd(page, start)) return 'missing';
  const path = addressOf(feedPaths.list(id));
  data.provideList(feedKeys.list(id, start), headedPageAt(page, now));
  const { fallback } = data;
  return {
    title: page.title,
    layout: 'listPage',
    hasHeading: true,
    group: '',
    element: (
      <FeedIsland {...{ siteOrigin, siteName: await siteName(), address: withPage(path, start), fallback }} />
    ),
    share: { path, summary: page.summary, image: page.cover?.src },
    subject: { ...collectionOf(page), ...(page.cover && { picture: page.cover }) },
    appLink: toPageLinkParams(path, id),
  };
};
