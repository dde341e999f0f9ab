import { nullIfMissing } from '@share/api-client';
import { isBehindEnd, listFallback, toPageNumber, type LoadFeaturePage } from '@share/content-cards';
import { toPageLinkParams } from '@share/open-app';
import { isDecodableId } from '@share/safety';
import { collectionOf } from '../data/collectionOf';
import { feedKeys } from '../data/feedKeys';
import type { FeedCalls } from '../data/FeedServices';
import type { ModulePageView } from '../data/FeedViews';
import { loadTab } from '../data/loadFeed';
import { headedPageAt } from '../data/pagesAt';
import { FeedIsland } from '../feed/FeedOnServer.server';
import { addressOf, feedPaths, withPage } from '../moving/feedPaths';
import { askedGroup, knownGroup } from './groupOfModule';

/**
 * A content module at one of its tabs (spec §2, query `id` and `group`); without an id, or with an unknown one, it is missing. A group
 * it does not know leaves it unfiltered (R78).
 */
export const loadModulePage: LoadFeaturePage<FeedCalls> = async ({
  params,
  api,
  reads,
  siteOrigin,
  siteName,
  now,
}) => {
  const { id } = params;
  const group = askedGroup(params['group']);
  const start = toPageNumber(params['page']);
  if (id === undefined || !isDecodableId(id)) return 'missing';
  const readTab = (asked: string) =>
    reads.primary<ModulePageView | null>(
      { name: 'feed', key: `getModule ${id} ${asked} ${start}` },
      (signal) => nullIfMissing(loadTab(api, { id, group: asked }, { page: start, siteOrigin, signal })),
    );
  const page = (group && (await readTab(group))) || (await readTab(''));
  if (!page || isBehindEnd(page, start)) return 'missing';
  const path = addressOf(feedPaths.module(id, knownGroup(page, group)));
  const fallback = listFallback(feedKeys.module(id, group, start), headedPageAt(page, now));
  return {
    title: page.title,
    layout: 'listPage',
    hasHeading: true,
    group: '',
    element: (
      <FeedIsland
        {...{
          siteOrigin,
          siteName: await siteName(),
          address: withPage(addressOf(feedPaths.module(id, group)), start),
          fallback,
        }}
      />
    ),
    fallback,
    share: { path, summary: page.summary },
    subject: collectionOf(page),
    appLink: toPageLinkParams(path, id),
  };
};
