import { nullIfMissing } from '@share/api-client';
import { isBehindEnd, listFallback, toPageNumber, type LoadFeaturePage } from '@share/content-cards';
import { toPageLinkParams } from '@share/open-app';
import { isDecodableId } from '@share/safety';
import { collectionOf } from '../data/collectionOf';
import { feedKeys } from '../data/feedKeys';
import type { FeedCalls } from '../data/FeedServices';
import type { ModulePageView } from '../data/FeedViews';
import { loadModule } from '../data/loadFeed';
import { headedPageAt } from '../data/pagesAt';
import { FeedIsland } from '../feed/FeedOnServer.server';
import { addressOf, feedPaths, withPage } from '../moving/feedPaths';

/** A content module at one of its tabs (spec §2, query `id` and `group`); without an id, or with an unknown one, it is missing. */
export const loadModulePage: LoadFeaturePage<FeedCalls> = async ({
  params,
  api,
  reads,
  siteOrigin,
  siteName,
  now,
}) => {
  const { id, group = '' } = params;
  const start = toPageNumber(params['page']);
  if (id === undefined || !isDecodableId(id) || (group && !isDecodableId(group))) return 'missing';
  const page = await reads.primary<ModulePageView | null>(
    { name: 'feed', key: `getModule ${id} ${group} ${start}` },
    (signal) => nullIfMissing(loadModule(api, { id, group }, { page: start, siteOrigin, signal })),
  );
  if (!page || isBehindEnd(page, start)) return 'missing';
  const path = addressOf(feedPaths.module(id, group));
  const fallback = listFallback(feedKeys.module(id, group, start), headedPageAt(page, now));
  return {
    title: page.title,
    layout: 'listPage',
    hasHeading: true,
    element: (
      <FeedIsland {...{ siteOrigin, siteName: await siteName(), address: withPage(path, start), fallback }} />
    ),
    fallback,
    share: { path, summary: page.summary },
    subject: collectionOf(page),
    appLink: toPageLinkParams(path, id),
  };
};
