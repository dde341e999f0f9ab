import { nullIfMissing } from '@share/api-client';
import { isBehindEnd, listFallback, toPageNumber, type LoadFeaturePage } from '@share/content-cards';
import { toPageLinkParams } from '@share/open-app';
import { isDecodableId } from '@share/safety';
import { collectionOf } from '../data/collectionOf';
import { feedKeys } from '../data/feedKeys';
import type { FeedCalls } from '../data/FeedServices';
import type { ListPageView } from '../data/FeedViews';
import { loadList } from '../data/loadFeed';
import { headedPageAt } from '../data/pagesAt';
import { FeedIsland } from '../feed/FeedOnServer.server';
import { addressOf, feedPaths, withPage } from '../moving/feedPaths';

/** A list of the editors; without an id, or with an unknown one, it is missing. */
export const loadListPage: LoadFeaturePage<FeedCalls> = async ({
  params,
  api,
  reads,
  siteOrigin,
  siteName,
  now,
}) => {
  const { list_id: id } = params;
  const start = toPageNumber(params['page']);
  if (id === undefined || !isDecodableId(id)) return 'missing';
  const page = await reads.primary<ListPageView | null>(
    { name: 'feed', key: `getList ${id} ${start}` },
    (signal) => nullIfMissing(loadList(api, id, { page: start, siteOrigin, signal })),
  );
  if (!page || isBehindEnd(page, start)) return 'missing';
  const path = addressOf(feedPaths.list(id));
  const fallback = listFallback(feedKeys.list(id, start), headedPageAt(page, now));
  return {
    title: page.title,
    layout: 'listPage',
    hasHeading: true,
    group: '',
    element: (
      <FeedIsland {...{ siteOrigin, siteName: await siteName(), address: withPage(path, start), fallback }} />
    ),
    fallback,
    share: { path, summary: page.summary, image: page.cover?.src },
    subject: { ...collectionOf(page), ...(page.cover && { picture: page.cover }) },
    appLink: toPageLinkParams(path, id),
  };
};
