import type { FeedApi } from '@share/api-client';
import { isBehindEnd, listFallback, toPageNumber, type LoadFeaturePage } from '@share/content-cards';
import { toPageLinkParams } from '@share/open-app';
import { isDecodableId } from '@share/safety';
import { findOne } from '../data/findOne';
import { flyCardsPath } from './flyCardsPath';
import { FlyCardScreen } from './FlyCardScreen';
import { askForFlyCards, flyCardsKey } from './loadFlyCards';
import { toFlyCardsView } from './toFlyCardsView';

/** `/fly_card/{list_id?}/{index}?page=`: short cards one after another, newest first (spec §2). */
export const loadFlyCardPage: LoadFeaturePage<Pick<FeedApi, 'getFlyCards'>> = async ({
  params,
  api,
  reads,
  siteOrigin,
  now,
}) => {
  const { list_id: listId } = params;
  if (!listId || !isDecodableId(listId)) return 'missing';
  const start = toPageNumber(params['page']);
  const list = await reads.primary({ name: 'feed', key: `getFlyCards ${listId} ${start}` }, (signal) =>
    findOne(askForFlyCards(api, { listId, page: start, signal }), (answer) =>
      toFlyCardsView(answer, siteOrigin),
    ),
  );
  if (!list || isBehindEnd(list.cards, start)) return 'missing';
  const path = flyCardsPath(listId);
  return {
    title: list.title,
    layout: 'default',
    element: <FlyCardScreen list={list} listId={listId} start={start} siteOrigin={siteOrigin} now={now} />,
    fallback: listFallback(flyCardsKey(listId, start), list.cards),
    share: {
      path,
      summary: list.lead,
      image: list.cover?.src,
    },
    subject: {
      kind: 'article',
      publishedAt: list.updatedAt,
      ...(list.cover && { picture: list.cover }),
    },
    appLink: toPageLinkParams(path, listId),
  };
};
