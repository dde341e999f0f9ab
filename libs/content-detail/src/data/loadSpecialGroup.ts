import type { ListPage } from '@share/page-data';
import type { SpecialApi } from '@share/api-client';
import { toCardViews, type CardView, type ViewContext } from '@share/content-cards';
import { contentDetailConstants } from '../contentDetailConstants';

interface LoadOptions extends ViewContext {
  specialId: string;
  groupId: string;
  /** From 1. */
  page: number;
}

/** One page of a group of a special topic. Where the platform names no total, a page that is not full is the last one. */
export const loadSpecialGroup = async (
  api: Pick<SpecialApi, 'getSpecialContent'>,
  { specialId, groupId, page, ...context }: LoadOptions,
): Promise<ListPage<CardView>> => {
  const { groupPageSize: size } = contentDetailConstants;
  const query = { id: specialId, group_id: groupId, page, size };
  const { content_list = [], total } = await api.getSpecialContent(query);
  const counted = content_list.length < size ? (page - 1) * size + content_list.length : Infinity;
  return { items: toCardViews(content_list, context), total: total ?? counted };
};
