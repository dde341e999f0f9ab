import { FormerPage, MoreCards } from '@share/content-cards';
import { Facts, Picture } from '@share/ui';
import { NextIcon } from '@share/ui/icons';
import { groupsOf, type GroupsOf } from '../data/circleLists';
import { useListFrom } from '../data/listFrom';
import type { GroupView } from '../data/toGroupView';
import { About, Cover, Description, Figures, Groups, Item, Name, Root, Row } from './GroupList.styles';

interface GroupRowProps {
  group: GroupView;
  isTopic: boolean;
}

/** A circle or a topic as one link. */
export const GroupRow = ({ group, isTopic }: GroupRowProps) => {
  const { href, name, cover, description, facts } = group;
  return (
    <Row href={href}>
      {cover && (
        <Cover>
          <Picture src={cover} alt="" slot={56} ratio="1/1" />
        </Cover>
      )}
      <About>
        <Name>{isTopic ? `#${name}#` : name}</Name>
        {description && <Description>{description}</Description>}
        <Figures>
          <Facts as="span">
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </Facts>
        </Figures>
      </About>
      <NextIcon size={16} />
    </Row>
  );
};

export interface GroupListProps {
  of: GroupsOf;
  /** Number of the page that the address names. */
  from: number;
  siteOrigin: string;
}

/** Circles, or topics of one or all circles. */
export const GroupList = ({ of, from, siteOrigin }: GroupListProps) => {
  const source = groupsOf(of);
  const list = useListFrom(source, { from, siteOrigin });
  return (
    <Root>
      <FormerPage start={from} hrefOf={source.pathOf} />
      <Groups role="list">
        {list.items.map((group) => (
          <Item key={group.id}>
            <GroupRow group={group} isTopic={of.kind === 'topics'} />
          </Item>
        ))}
      </Groups>
      <MoreCards list={list} nextHref={source.pathOf(from + 1)} />
    </Root>
  );
};
