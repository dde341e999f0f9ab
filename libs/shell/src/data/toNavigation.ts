import type { Group } from '@share/api-contract/types';
import { filterColumns } from '@share/content-cards';
import { isDecodableId, plainText } from '@share/safety';
import { homePath } from '@share/site-paths';

/** A channel of the home page. */
export interface ChannelView {
  id: string;
  name: string;
}

/** The home page at one channel (spec §2, query `group`). */
export const channelHref = (groupId: string): string => `${homePath}?group=${encodeURIComponent(groupId)}`;

/** The channels of the navigation panel that pass the column filter, under names that can be shown. */
export const toNavigation = (groups: Group[]): ChannelView[] =>
  filterColumns(groups).flatMap(({ group_id: id = '', name }) => {
    const shown = plainText(name, 8);
    return isDecodableId(id) && shown ? [{ id, name: shown }] : [];
  });
