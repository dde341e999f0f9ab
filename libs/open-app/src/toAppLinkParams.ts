import type { ContentDetail } from '@share/api-contract/types';
import { pageTypeOf } from './contentTypes';
import type { AppLinkParams } from './toAppLink';

type LinkedDetail = Pick<ContentDetail, 'post_id' | 'content_link' | 'mp' | 'mp_user_id'> & {
  content_type: string;
};

/** The target in the app for a content item (R60): plain JSON, without empty values. */
export const toAppLinkParams = (detail: LinkedDetail): AppLinkParams => {
  const params: AppLinkParams = {
    stype: pageTypeOf(detail.content_type),
    id: detail.post_id,
    type: detail.content_type,
    post_id: detail.post_id,
    content_link: detail.content_link,
    mp: detail.mp_user_id ?? detail.mp?.user_id,
  };
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value));
};

/** Pages of clue reports, which are no content items (spec §3). */
export type DejinPageType = 'dejinDetail' | 'dejinPersonal' | 'dejinTopic';

/** The target in the app for a page of clue reports: `id` is that of the report or the person, or the name of the topic. */
export const toDejinLinkParams = (stype: DejinPageType, id: string): AppLinkParams => ({ stype, id });

/**
 * The target in the app for any other page: spec §3 has no page type for it, so its path names it.
 * @param id of the subject of the page; absent on a page of all entries
 */
export const toPageLinkParams = (path: string, id?: string): AppLinkParams => ({
  ...(id !== undefined && { id }),
  content_link: path,
});
