import { nullIfMissing, unusable } from '@share/api-client';
import type { ViewContext } from '@share/content-cards';
import type { FeedCalls } from './FeedServices';
import type { ChannelView, ModuleView } from './FeedViews';
import { toChannels } from './toChannels';
import { viewOf } from './viewOf';
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
): Promise<ChannelView[]> =>
  viewOf(await api.getGroups({}, { signal }), ({ groups }) => {
    if (!groups) throw unusable('channels');
    return toChannels(groups, siteOrigin);
  });

/** @param id empty: the first channel */
export const loadChannel = async (
  api: Pick<FeedCalls, 'getChannelContent'>,
  id: string,
  { page, signal, ...context }: PageOptions,
) => {
  const query = { pageindex: page, pagesize: feedPageSize, ...(id && { gid: id }) };
  return viewOf(await api.getChannelContent(query, { signal }), (answer) => toChannelPage(answer, context));
};

export const loadList = async (
  api: Pick<FeedCalls, 'getList'>,
  id: string,
  { page, signal, ...context }: PageOptions,
) =>
  viewOf(await api.getList({ list_id: id, page, size: feedPageSize }, { signal }), (answer) =>
    toListPage(answer, context),
  );

interface ModuleTab {
  id: string;
  /** Empty: unfiltered, which is the first tab. */
  group: string;
}

/** A page of a module at one of its tabs; a group the module does not know is missing. */
export const loadTab = async (
  api: Pick<FeedCalls, 'getModule'>,
  { id, group }: ModuleTab,
  { page, size = feedPageSize, signal, ...context }: PageOptions & { size?: number },
) => {
  const query = { id, page, size, ...(group && { group }) };
  return viewOf(await api.getModule(query, { signal }), (answer) => toModulePage(answer, context));
};

/** A page of a module at one of its tabs, or unfiltered when it does not know the group (R78). */
export const loadModule = async (
  api: Pick<FeedCalls, 'getModule'>,
  { id, group }: ModuleTab,
  options: PageOptions,
) =>
  (group && (await nullIfMissing(loadTab(api, { id, group }, options)))) ||
  loadTab(api, { id, group: '' }, options);

/** The first items of a block. */
export const loadBlock = async (
  api: Pick<FeedCalls, 'getModule' | 'getSpecial'>,
  { id, target }: ModuleView,
  { signal, ...context }: LoadOptions,
) => {
  const specialId = target.kind === 'link' ? target.specialId : undefined;
  const { items, total } =
    specialId === undefined
      ? await loadTab(api, { id, group: '' }, { page: 1, size: blockSize, signal, ...context })
      : await viewOf(await api.getSpecial({ id: specialId }, { signal }), (answer) =>
          toSpecialBlock(answer, blockSize, context),
        );
  return { items: items.slice(0, blockSize), total };
};
