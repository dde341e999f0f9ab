import { nullIfMissing, type ContentApi, type MediaAccountApi } from '@share/api-client';
import {
  accountName,
  cardKeys,
  cardsAt,
  renderedPage,
  loadAccount,
  loadEditorPicks,
  loadHot,
  loadRecommendations,
  loadRelated,
  type AccountView,
  type ArticleBodies,
} from '@share/content-cards';
import { createArticleBodies } from '@share/content-cards/server';
import type { PageData } from '@share/page-data';
import { contentTypeOf, type Actor, type DetailType } from '@share/site-paths';
import { blocksOf } from './blocksOf';
import { detailAt } from './detailAt';
import type { DetailView } from './DetailView';
import { loadDetail, type DetailApi } from './loadDetail.server';
import { provideDetail } from './provideDetail';

/** Calls of a whole detail page. */
type DetailPageApi = DetailApi &
  Pick<ContentApi, 'getEditorPicks' | 'getHot72h' | 'getRecommendations' | 'getRelatedContent'> &
  Pick<MediaAccountApi, 'getMediaAccount'>;

interface LoadOptions {
  /** Calls of `family`. */
  api: DetailPageApi;
  data: PageData;
  family: Actor['family'];
  postId: string;
  /** As its address says; the item itself may be of another type and is then shown by its own. */
  type: DetailType;
  /** Milliseconds; the reference for relative times. */
  now: number;
  siteOrigin: string;
  /** Default: texts are made for each page. */
  bodies?: ArticleBodies;
}

/** The account of an item, cached apart from it: many items have the same. */
const accountOf = async (
  item: DetailView | undefined,
  { api, data, siteOrigin }: Pick<LoadOptions, 'api' | 'data' | 'siteOrigin'>,
) => {
  const accountId = item?.accountId;
  if (accountId === undefined) return undefined;
  const found = await data.optional(`account ${accountId}`, (signal) =>
    loadAccount(api, { accountId, siteOrigin, signal }),
  );
  return found?.account;
};

/** An item that does not name its account is published under the name of the account itself, else under its author's. */
const withAccount = (item: DetailView, found: Omit<AccountView, 'id'> | undefined): DetailView => {
  const { accountId: id, account, author } = item;
  const name = found?.name ?? author;
  if (account || !id || !name) return item;
  return { ...item, account: { id, name, ...(found?.avatar && { avatar: found.avatar }) } };
};

/**
 * All calls of a detail page but its comments, side by side; only the item can make it fail. Undefined: there is no such item. The type in
 * the address decides what is requested at once; an item of another type gets the lists of its own type after it.
 */
export const loadDetailPage = async ({
  api,
  data,
  family,
  postId,
  type,
  now,
  siteOrigin,
  bodies = createArticleBodies({ siteOrigin }),
}: LoadOptions): Promise<DetailView | undefined> => {
  const expectedType = contentTypeOf(type);
  const first = { page: 1, siteOrigin };
  const toBody = (html: string) => bodies.toBody(html, data);
  const relatedOf = async (contentType: DetailView['contentType']) =>
    blocksOf(contentType).related
      ? data.optional(`related ${contentType}/${postId}`, (signal) =>
          nullIfMissing(loadRelated(api, { ...first, postId, contentType, signal })),
        )
      : undefined;
  const loadLists = () =>
    Promise.all([
      data.optional('hot', (signal) => loadHot(api, { ...first, signal })),
      data.optional('picks', (signal) => loadEditorPicks(api, { ...first, signal })),
      data.optional('recommendations', (signal) => loadRecommendations(api, { ...first, signal })),
    ]);
  let lists: ReturnType<typeof loadLists> | undefined;
  const listsOf = async (contentType: DetailView['contentType']) =>
    blocksOf(contentType).recommendations ? (lists ??= loadLists()) : [];

  const ofItem = data.item(`item ${family}/${postId}`, (signal, parts) =>
    loadDetail(api, { postId, type: expectedType, siteOrigin, signal, parts, toBody }),
  );
  const expectedRelated = relatedOf(expectedType);
  void listsOf(expectedType);
  const [cached, account, related, [hot, picks, recommendations]] = await Promise.all([
    ofItem,
    ofItem.then((found) => accountOf(found, { api, data, siteOrigin })),
    ofItem.then((found) =>
      !found || found.contentType === expectedType ? expectedRelated : relatedOf(found.contentType),
    ),
    ofItem.then((found) => listsOf(found?.contentType ?? expectedType)),
  ]);
  if (!cached) return undefined;
  // The platform has no such item of that type.
  if (related === null) data.lacks('related');
  const shown = withAccount(detailAt(cached, now), account);
  const item = { ...shown, body: bodies.withPictures(shown.body) };
  provideDetail(data, item);
  if (account && item.accountId) data.provide(accountName(item.accountId), account);
  data.provideList(
    cardKeys.related(item.contentType, item.id),
    related && renderedPage(cardsAt(related, now)),
  );
  data.provideList(cardKeys.hot, hot && renderedPage(hot));
  data.provideList(cardKeys.editorPicks, picks && renderedPage(cardsAt(picks, now)));
  data.provideList(cardKeys.recommendations, recommendations && renderedPage(cardsAt(recommendations, now)));
  return item;
};
