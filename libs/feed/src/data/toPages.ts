import { unusable } from '@share/api-client';
import type { ChannelPage, ContentCard, ListPage, ModulePage, Special } from '@share/api-contract/types';
import {
  cardPageOf,
  toCardViews,
  toPictureSource,
  type CardView,
  type ViewContext,
} from '@share/content-cards';
import type { ListPage as CardPage } from '@share/page-data';
import { cleanText, isDecodableId, plainText } from '@share/safety';
import type { ChannelPageView, ListPageView, ModulePageView } from './FeedViews';

/** The section of `深度 · 生态`. */
const sectionOf = ({ category }: ContentCard): string => cleanText(plainText(category).split('·')[0], 6);

/** The card of an item that may lead the page: it names its section. */
const toTopCards = (post: ContentCard, context: ViewContext): CardView[] => {
  const kicker = sectionOf(post);
  return toCardViews([post], context).map((card) => ({ ...card, ...(kicker && { kicker }) }));
};

/** @throws ApiError for an answer that is no channel (R71) */
export const toChannelPage = (
  { banners, tops, posts, total }: ChannelPage,
  context: ViewContext,
): ChannelPageView => {
  const leading = tops ?? banners?.posts;
  return {
    ...cardPageOf(posts ?? (leading && []), total, context),
    tops: [...(tops ?? []), ...(banners?.posts ?? [])].flatMap((post) => toTopCards(post, context)),
  };
};

/** @throws ApiError without a title: the answer is none (R71) */
const headOf = ({ title, summary }: Pick<ListPage, 'title' | 'summary'>) => {
  if (title === undefined) throw unusable('title');
  const text = plainText(summary, 200);
  return { title: plainText(title, 60), ...(text && { summary: text }) };
};

export const toListPage = (list: ListPage, context: ViewContext): ListPageView => {
  const { posts = [], total, style } = list;
  const cover = toPictureSource(style?.data?.[0], context);
  return {
    ...headOf(list),
    ...(cover && { cover }),
    ...cardPageOf(posts, total, context),
  };
};

export const toModulePage = (module: ModulePage, context: ViewContext): ModulePageView => {
  const { posts = [], total, groups = [], group_id } = module;
  return {
    ...headOf(module),
    tabs: groups.flatMap(({ group_id: id = '', name }) => {
      const shown = plainText(name, 8);
      return isDecodableId(id) && shown ? [{ id, name: shown }] : [];
    }),
    ...(group_id && { group: group_id }),
    ...cardPageOf(posts, total, context),
  };
};

/** The first `size` items of a special topic, whose groups together hold `total`. */
export const toSpecialBlock = (
  { groups = [] }: Special,
  size: number,
  context: ViewContext,
): CardPage<CardView> => {
  const posts = groups.flatMap(({ content_list = [] }) => content_list).slice(0, size);
  const total = groups.reduce((sum, group) => sum + (group.total ?? group.content_list?.length ?? 0), 0);
  return { items: toCardViews(posts, context), total };
};
