import type { SpecialApi } from '@share/api-client';
import { toCardView, type CardView, type ListPage, type ViewContext } from '@share/content-cards';
import { contentDetailConstants } from '../contentDetailConstants';

interface LoadOptions extends ViewContext {
  specialId: string;
  groupId: string;
  /** From 1. */
  page: number;
}

/** One page of a group of a special topic. */
export const loadSpecialGroup = async (
  api: Pick<SpecialApi, 'getSpecialContent'>,
  { specialId, groupId, page, ...context }: LoadOptions,
): Promise<ListPage<CardView>> => {
  const query = { id: specialId, group_id: groupId, page, size: contentDetailConstants.groupPageSize };
  const { content_list, total } = await api.getSpecialContent(query);
  return { items: content_list.map((card) => toCardView(card, context)), total };
};
