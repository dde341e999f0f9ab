import { isBehindEnd } from '@share/page-data';
import type { FeedApi } from '@share/api-client';
import { toPageNumber, type LoadFeaturePage } from '@share/content-cards';
import { toPageLinkParams } from '@share/open-app';
import { isDecodableId } from '@share/safety';
import { flyCardsPath } from './flyCardsPath';
import { FlyCardScreen } from './FlyCardScreen';
import { requestFlyCards, flyCardsKey } from './loadFlyCards';
import { toFlyCardsView } from './toFlyCardsView';

/** `/fly_card/{list_id?}/{index}?page=`: short cards one after another, newest first (spec §2). */
export const loadFlyCardPage: LoadFeaturePage<Pick<FeedApi, 'getFlyCards'>> = async ({
  params,
  api,
  data,
  siteOrigin,
  now,
}) => {
  const { list_id: listId } = params;
  if (!listId || !isDecodableId(listId)) return 'missing';
  const start = toPageNumber(params['page']);
  const list = await data.item(`feed getFlyCards ${listId} ${start}`, async (signal) => {
    const view = toFlyCardsView(await requestFlyCards(api, { listId, page: start, signal }), siteOrigin);
    return view.title ? view : undefined;
  });
  if (!list || isBehindEnd(list.cards, start)) return 'missing';
  data.provideList(flyCardsKey(listId, start), list.cards);
  const path = flyCardsPath(listId);
  return {
    title: list.title,
    layout: 'default',
    element: <FlyCardScreen list={list} listId={listId} start={start} siteOrigin={siteOrigin} now={now} />,
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
