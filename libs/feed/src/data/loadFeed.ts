import type { ViewContext } from '@share/content-cards';
import type { FeedCalls } from './FeedServices';
import type { ChannelView, ModuleView } from './FeedViews';
import { toChannels } from './toChannels';
import { toChannelPage, toListPage, toModulePage, toSpecialBlock } from './toPages';

/** Items a page of these lists has. */
export const feedPageSize = 10;

/** Items of a block on the home page. */
export const blockSize = 3;

interface LoadOptions extends ViewContext {
  signal?: AbortSignal | undefined;
}

interface PageOptions extends LoadOptions {
  /** From 1. */
  page: number;
}

export const loadChannels = async (
  api: Pick<FeedCalls, 'getGroups'>,
  { signal, siteOrigin }: LoadOptions,
): Promise<ChannelView[]> => toChannels((await api.getGroups({}, { signal })).groups, siteOrigin);

/** @param id empty: the first channel */
export const loadChannel = async (
  api: Pick<FeedCalls, 'getChannelContent'>,
  id: string,
  { page, signal, ...context }: PageOptions,
) => {
  const query = { pageindex: page, pagesize: feedPageSize, ...(id && { gid: id }) };
  return toChannelPage(await api.getChannelContent(query, { signal }), context);
};

export const loadList = async (
  api: Pick<FeedCalls, 'getList'>,
  id: string,
  { page, signal, ...context }: PageOptions,
) => toListPage(await api.getList({ list_id: id, page, size: feedPageSize }, { signal }), context);

/** @param group empty: the first tab */
export const loadModule = async (
  api: Pick<FeedCalls, 'getModule'>,
  { id, group }: { id: string; group: string },
  { page, signal, ...context }: PageOptions,
) => {
  const query = { id, page, size: feedPageSize, ...(group && { group }) };
  return toModulePage(await api.getModule(query, { signal }), context);
};

/** The first items of a block. */
export const loadBlock = async (
  api: Pick<FeedCalls, 'getModule' | 'getSpecial'>,
  { id, target }: ModuleView,
  { signal, ...context }: LoadOptions,
) => {
  const specialId = target.kind === 'link' ? target.specialId : undefined;
  const { items, total } =
    specialId === undefined
      ? toModulePage(await api.getModule({ id, page: 1, size: blockSize }, { signal }), context)
      : toSpecialBlock(await api.getSpecial({ id: specialId }, { signal }), blockSize, context);
  return { items: items.slice(0, blockSize), total };
};
