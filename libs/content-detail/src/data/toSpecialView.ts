import type { Special } from '@share/api-contract/types';
import { toCardViews, type ViewContext } from '@share/content-cards';
import { plainText } from '@share/safety';
import type { SpecialGroupView, SpecialView } from './DetailView';
import { hasHead } from './hasHead';

/**
 * Groups that have content, and the sections that still name one (spec §4). Every group starts open.
 * @throws when the answer is no special topic (R71)
 */
export const toSpecialView = (special: Special, context: ViewContext): SpecialView => {
  if (!hasHead(special)) throw new Error('This is no special topic.');
  const { groups = [], sections = [] } = special;
  const shown = groups.flatMap(({ group_id = '', name, collapse, content_list = [], total }) => {
    const group: SpecialGroupView = {
      id: group_id,
      name: plainText(name, 24),
      mayCollapse: collapse ?? false,
      items: toCardViews(content_list, context),
      ...(total !== undefined && { total }),
    };
    return group_id && group.items.length > 0 ? [group] : [];
  });
  const shownIds = new Set(shown.map(({ id }) => id));
  return {
    groups: shown,
    sections: sections
      .map(({ section_id = '', title, group_ids = [] }) => ({
        id: section_id,
        title: plainText(title, 24),
        groupIds: group_ids.filter((id) => shownIds.has(id)),
      }))
      .filter(({ id, groupIds }) => id && groupIds.length > 0),
  };
};
