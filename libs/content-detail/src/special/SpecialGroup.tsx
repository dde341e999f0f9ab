import { serverNow } from '@share/environment';
import { CardList, MoreCards, useRestoredLists, usePagedList, type CardView } from '@share/content-cards';
import { DownIcon, UpIcon } from '@share/ui/icons';
import { useState } from 'react';
import { contentDetailConstants } from '../contentDetailConstants';
import { contentKeys } from '../data/contentKeys';
import { useContentServices } from '../data/ContentServices';
import type { SpecialGroupView } from '../data/DetailView';
import { loadSpecialGroup } from '../data/loadSpecialGroup';
import { Fold, Group, GroupHead, GroupName } from './Special.styles';

/** Fragment of a group; the tabs link to it. */
export const groupAnchor = (groupId: string): string => `group-${groupId}`;

interface SpecialGroupProps {
  specialId: string;
  group: SpecialGroupView;
  siteOrigin: string;
}

/** A group of a special topic: it starts open, may be folded when the platform says so, and goes on (spec §4, R54). */
export const SpecialGroup = ({ specialId, group, siteOrigin }: SpecialGroupProps) => {
  const { api } = useContentServices();
  const [isFolded, setIsFolded] = useState(false);
  const { id: groupId, items, total = Infinity } = group;
  // The first items came with the special topic: page 2 of this list is the first page of the group that they do not fill.
  const pagesRead = Math.floor(items.length / contentDetailConstants.groupPageSize);
  const list = usePagedList<CardView>({
    listKey: contentKeys.specialGroup(specialId, groupId),
    firstPage: { items, total },
    loadPage: (page) =>
      loadSpecialGroup(api, {
        specialId,
        groupId,
        page: pagesRead + page - 1,
        siteOrigin,
        now: serverNow(),
      }),
    restored: useRestoredLists(),
  });
  const anchor = groupAnchor(groupId);
  return (
    <Group id={anchor} aria-labelledby={`${anchor}-heading`}>
      <GroupHead>
        <GroupName id={`${anchor}-heading`}>{group.name}</GroupName>
        {group.mayCollapse && (
          <Fold
            type="button"
            aria-expanded={!isFolded}
            aria-controls={`${anchor}-cards`}
            aria-describedby={`${anchor}-heading`}
            onClick={() => setIsFolded(!isFolded)}
          >
            {isFolded ? '展开' : '收起'}
            {isFolded ? <DownIcon size={16} /> : <UpIcon size={16} />}
          </Fold>
        )}
      </GroupHead>
      <div id={`${anchor}-cards`} hidden={isFolded}>
        <CardList cards={list.items} />
        <MoreCards list={list} />
      </div>
    </Group>
  );
};
