import { EmptyState, Tabs } from '@share/ui';
import { useEffect, useState } from 'react';
import type { ContentServices } from '../data/ContentServices';
import type { SpecialView } from '../data/DetailView';
import { groupAnchor } from './groupAnchor';
import * as S from './Special.styles';
import { SpecialGroup } from './SpecialGroup';
import { watchSections } from './watchSections';

export interface SpecialGroupsData {
  specialId: string;
  special: SpecialView;
  siteOrigin: string;
}

interface SpecialGroupsProps extends SpecialGroupsData {
  api: Pick<ContentServices['api'], 'getSpecialContent'>;
}

/** The groups of a special topic under tabs that lead to them. */
export const SpecialGroups = ({ api, specialId, special, siteOrigin }: SpecialGroupsProps) => {
  const { groups, sections } = special;
  const [selected, setSelected] = useState(sections[0]?.id ?? '');
  useEffect(() => watchSections(sections, setSelected), [sections]);
  if (groups.length === 0) return <EmptyState />;
  const tabs = sections.map(({ id, title, groupIds }) => ({
    id,
    label: title,
    href: `#${groupAnchor(groupIds[0] ?? '')}`,
  }));
  return (
    <>
      {tabs.length > 1 && (
        <S.Tabs>
          <Tabs label="栏目" items={tabs} selected={selected} onSelect={setSelected} />
        </S.Tabs>
      )}
      {groups.map((group) => (
        <SpecialGroup key={group.id} api={api} specialId={specialId} group={group} siteOrigin={siteOrigin} />
      ))}
    </>
  );
};
