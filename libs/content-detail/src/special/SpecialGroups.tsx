import { EmptyState, LoadMore, Tabs } from '@share/ui';
import { useEffect, useState } from 'react';
import type { ContentServices } from '../data/ContentServices';
import type { SpecialView } from '../data/DetailView';
import { useSpecial } from '../data/useSpecial';
import { groupAnchor } from './groupAnchor';
import * as S from './Special.styles';
import { SpecialGroup } from './SpecialGroup';
import { watchSections } from './watchSections';

export interface SpecialGroupsData {
  specialId: string;
  /** Absent when the server could not have it. */
  special?: SpecialView | undefined;
  siteOrigin: string;
}

export type SpecialGroupsApi = Pick<ContentServices['api'], 'getSpecial' | 'getSpecialContent'>;

interface SpecialGroupsProps extends SpecialGroupsData {
  api: SpecialGroupsApi;
}

/** The groups of a special topic, also when the server could not have them. */
export const SpecialGroups = (props: SpecialGroupsProps) => {
  const { special, isLoading, tryAgain } = useSpecial({ ...props, initial: props.special });
  if (special) return <TabbedGroups {...props} special={special} />;
  return (
    <S.Missing>
      <LoadMore busy={isLoading} onClick={tryAgain}>
        加载失败，点按重试
      </LoadMore>
    </S.Missing>
  );
};

/** Groups under tabs that lead to them. */
const TabbedGroups = ({
  api,
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
