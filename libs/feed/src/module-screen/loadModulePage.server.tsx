import { isBehindEnd } from '@share/page-data';
import { toPageNumber, type LoadFeaturePage } from '@share/content-cards';
import { toPageLinkParams } from '@share/open-app';
import { isDecodableId } from '@share/safety';
import { collectionOf } from '../data/collectionOf';
import { feedKeys } from '../data/feedKeys';
import type { FeedCalls } from '../data/FeedServices';
import { loadTab } from '../data/loadFeed';
import { headedPageAt } from '../data/pagesAt';
import { FeedIsland } from '../feed/FeedOnServer.server';
import { addressOf, feedPaths, withPage } from '../moving/feedPaths';
import { requestedGroup, knownGroup } from './groupOfModule';

/**
 * A content module at one of its tabs (spec §2, query `id` and `group`); without an id, or with an unknown one, it is missing. A group
 * it does not know leaves it unfiltered (R78).
 */
export const loadModulePage: LoadFeaturePage<FeedCalls> = async ({
  params,
  api,
  data,
  siteOrigin,
  siteName,
  now,
}) => {
  const { id } = params;
  const group = requestedGroup(params['group']);
  const start = toPageNumber(params['page']);
  if (id === undefined || !isDecodableId(id)) return 'missing';
  const tabOf = (requested: string) =>
    data.item(`feed getModule ${id} ${requested} ${start}`, (signal) =>
      loadTab(api, { id, group: requested }, { page: start, siteOrigin, signal }),
    );
  const page = (group && (await tabOf(group))) || (await tabOf(''));
  if (!page || isBehindEnd(page, start)) return 'missing';
  const path = addressOf(feedPaths.module(id, knownGroup(page, group)));
  data.provideList(feedKeys.module(id, group, start), headedPageAt(page, now));
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
          fallback: data.fallback,
        }}
      />
    ),
    share: { path, summary: page.summary },
    subject: collectionOf(page),
    appLink: toPageLinkParams(path, id),
  };
};
