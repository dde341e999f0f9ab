import { MoreCards } from '@share/content-cards';
import { EmptyState, Tabs } from '@share/ui';
import { useEffect, useState } from 'react';
import type { SpecialView } from '../data/DetailView';
import { useSpecial } from '../data/useSpecial';
import { Missing, SectionTabs } from './Special.styles';
import { groupAnchor, SpecialGroup } from './SpecialGroup';
import { watchSections } from './watchSections';

interface SpecialGroupsProps {
  specialId: string;
  siteOrigin: string;
}

const unreadList = { items: [], hasMore: true, hasGrown: false };

/** The groups of a special topic under tabs that lead to them; not empty when they could not be loaded. */
export const SpecialGroups = (props: SpecialGroupsProps) => {
  const { special, isLoading, retry } = useSpecial(props.specialId, props.siteOrigin);
  if (special) return <TabbedGroups {...props} special={special} />;
  return (
    <Missing>
      <MoreCards list={{ ...unreadList, isLoading, hasFailed: !isLoading, loadMore: retry }} />
    </Missing>
  );
};

const TabbedGroups = ({
  specialId,
  special: { groups, sections },
  siteOrigin,
}: SpecialGroupsProps & { special: SpecialView }) => {
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
        <SectionTabs>
          <Tabs label="栏目" items={tabs} selected={selected} onSelect={setSelected} />
        </SectionTabs>
      )}
      {groups.map((group) => (
        <SpecialGroup key={group.id} specialId={specialId} group={group} siteOrigin={siteOrigin} />
      ))}
    </>
  );
};
