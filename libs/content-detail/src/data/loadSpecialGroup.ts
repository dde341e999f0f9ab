import type { SpecialApi } from '@share/api-client';
import type { CardView, ListPage, ViewContext } from '@share/content-cards';
import { toSpecialPage } from './toSpecialView';

interface LoadOptions extends ViewContext {
  specialId: string;
  groupId: string;
  /** From 1. */
  page: number;
}

/** Items of a group on one page (spec §9, R54). */
const groupPageSize = 50;

/** One page of a group of a special topic. */
export const loadSpecialGroup = async (
  api: Pick<SpecialApi, 'getSpecialContent'>,
  { specialId, groupId, page, ...context }: LoadOptions,
): Promise<ListPage<CardView>> =>
  toSpecialPage(
    await api.getSpecialContent({ id: specialId, group_id: groupId, page, size: groupPageSize }),
    context,
  );
