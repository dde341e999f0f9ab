import { nullIfMissing, type ContentApi, type MediaAccountApi } from '@share/api-client';
import {
  accountName,
  cardKeys,
  cardsAt,
  renderedListFallback,
  loadAccount,
  loadEditorPicks,
  loadHot,
  loadRecommendations,
  loadRelated,
  type AccountView,
  type ArticleBodies,
  type CardView,
  type ListPage,
  type LoadView,
  type PageReads,
} from '@share/content-cards';
import { createArticleBodies } from '@share/content-cards/server';
import { joinFallbacks, toFallback, type Fallback } from '@share/islands';
import { contentTypeOf, type Actor, type DetailType } from '@share/site-paths';
import { blocksOf } from './blocksOf';
import { detailAt } from './detailAt';
import { detailFallback } from './detailFallback';
import type { DetailView } from './DetailView';
import { loadDetail, type DetailApi } from './loadDetail.server';

/** Calls of a whole detail page. */
type DetailPageApi = DetailApi &
  Pick<ContentApi, 'getEditorPicks' | 'getHot72h' | 'getRecommendations' | 'getRelatedContent'> &
  Pick<MediaAccountApi, 'getMediaAccount'>;

interface LoadOptions {
  /** Calls of `family`. */
  api: DetailPageApi;
  reads: PageReads;
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

interface DetailPageData {
  item: DetailView;
  /** SWR `fallback` of the islands. */
  fallback: Fallback;
}

/** The account of an item, kept apart from it: many items have the same. */
const accountOf = async (
  kept: DetailView | null,
  { api, reads, siteOrigin }: Pick<LoadOptions, 'api' | 'reads' | 'siteOrigin'>,
) => {
  const accountId = kept?.accountId;
  if (accountId === undefined) return undefined;
  const found = await reads.secondary({ name: 'account', key: accountId }, (signal) =>
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
 * All calls of a detail page but its comments, side by side; only the item can make it fail. Null: there is no such item. The type in
 * the address decides what is asked for at once; an item of another type gets the lists of its own type after it.
 */
export const loadDetailPage = async ({
  api,
  reads,
  family,
  postId,
  type,
  now,
  siteOrigin,
  bodies = createArticleBodies({ siteOrigin }),
}: LoadOptions): Promise<DetailPageData | null> => {
  const expectedType = contentTypeOf(type);
  const first = { page: 1, siteOrigin };
  const toBody = (html: string) => bodies.toBody(html, reads);
  const loadItem: LoadView<DetailView | null> = (signal, budget) =>
    loadDetail(api, { postId, type: expectedType, siteOrigin, signal, budget, toBody });
  const cards = async <Page extends ListPage<CardView> | null>(
    name: string,
    key: string,
    load: LoadView<Page>,
  ) => {
    const page = await reads.secondary({ name, key }, load);
    return page && cardsAt(page, now);
  };
  /** Null: the platform has no such item of that type. */
  const relatedOf = async (contentType: string) =>
    blocksOf(contentType).related
      ? cards('related', `${contentType}/${postId}`, (signal) =>
          nullIfMissing(loadRelated(api, { ...first, postId, contentType, signal })),
        )
      : undefined;
  const loadLists = () =>
    Promise.all([
      reads.secondary({ name: 'hot', key: '' }, (signal) => loadHot(api, { ...first, signal })),
      cards('picks', '', (signal) => loadEditorPicks(api, { ...first, signal })),
      cards('recommendations', '', (signal) => loadRecommendations(api, { ...first, signal })),
    ]);
  let lists: ReturnType<typeof loadLists> | undefined;
  const listsOf = async (contentType: string) =>
    blocksOf(contentType).recommendations ? (lists ??= loadLists()) : [];

  const ofItem = reads.primary({ name: 'item', key: `${family}/${postId}` }, loadItem);
  const expectedRelated = relatedOf(expectedType);
  void listsOf(expectedType);
  const [kept, account, related, [hot, picks, recommendations]] = await Promise.all([
    ofItem,
    ofItem.then((found) => accountOf(found, { api, reads, siteOrigin })),
    ofItem.then((found) =>
      !found || found.contentType === expectedType ? expectedRelated : relatedOf(found.contentType),
    ),
    ofItem.then((found) => listsOf(found?.contentType ?? expectedType)),
  ]);
  if (!kept) return null;
  if (related === null) reads.lacks('related');
  const shown = withAccount(detailAt(kept, now), account);
  const item = { ...shown, body: bodies.withPictures(shown.body) };
  const fallback = joinFallbacks(
    detailFallback(item),
    account && item.accountId ? toFallback(accountName(item.accountId), account) : {},
    renderedListFallback(cardKeys.related(item.contentType, item.id), related ?? undefined),
    renderedListFallback(cardKeys.hot, hot),
    renderedListFallback(cardKeys.editorPicks, picks),
    renderedListFallback(cardKeys.recommendations, recommendations),
  );
  return { item, fallback };
};
