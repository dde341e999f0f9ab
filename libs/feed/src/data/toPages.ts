import type { ChannelPage, ContentCard, ListPage, ModulePage, Special } from '@share/api-contract/types';
import {
  toCardViews,
  type CardView,
  type ListPage as CardPage,
  type ViewContext,
} from '@share/content-cards';
import { isDecodableId, listOf, plainText, safeImageUrl } from '@share/safety';
import type { ChannelPageView, ListPageView, ModulePageView } from './FeedViews';

/** The section of `深度 · 生态`. */
const sectionOf = ({ category }: ContentCard): string => plainText(plainText(category).split('·')[0], 6);

/** The card of an item that may lead the page: it names its section. */
const toTopCards = (post: ContentCard, context: ViewContext): CardView[] => {
  const kicker = sectionOf(post);
  return toCardViews([post], context).map((card) => ({ ...card, ...(kicker && { kicker }) }));
};

export const toChannelPage = (
  { banners, tops, posts, total }: ChannelPage,
  context: ViewContext,
): ChannelPageView => ({
  items: toCardViews(posts, context),
  tops: [...listOf(tops), ...listOf(banners?.posts)].flatMap((post) => toTopCards(post, context)),
  total,
});

const headOf = ({ title, summary }: { title: string; summary?: string | undefined }) => {
  const text = plainText(summary, 200);
  return { title: plainText(title, 60), ...(text && { summary: text }) };
};

export const toListPage = (list: ListPage, context: ViewContext): ListPageView => {
  const { posts, total, style } = list;
  const picture = style?.data?.[0];
  const src = safeImageUrl(picture?.url || picture?.thumb, context);
  return {
    ...headOf(list),
    ...(src && { cover: { src, width: picture?.width, height: picture?.height } }),
    items: toCardViews(posts, context),
    total,
  };
};

export const toModulePage = (module: ModulePage, context: ViewContext): ModulePageView => {
  const { posts, total, groups, group_id } = module;
  return {
    ...headOf(module),
    tabs: listOf(groups).flatMap(({ group_id: id, name }) => {
      const shown = plainText(name, 8);
      return isDecodableId(id) && shown ? [{ id, name: shown }] : [];
    }),
    ...(group_id && { group: group_id }),
    items: toCardViews(posts, context),
    total,
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
