import { Facts, Picture } from '@share/ui';
import type { ReactNode } from 'react';
import type { GroupView } from '../data/toGroupView';
import { Cover, Description, Names, Root, Row, Title } from './GroupHead.styles';

interface GroupHeadProps {
  group: GroupView;
  title: string;
  /** A control at the right end. */
  action?: ReactNode;
  /** Under name and description. */
  children?: ReactNode;
}

/** The head of a circle or a topic: cover, name, figures. */
export const GroupHead = ({ group, title, action, children }: GroupHeadProps) => (
  <Root>
    <Row>
      {group.cover && (
        <Cover>
          <Picture src={group.cover} alt="" slot={64} ratio="1/1" priority />
        </Cover>
      )}
      <Names>
        <Title>{title}</Title>
        <Facts look="small">
          {group.facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Facts>
      </Names>
      {action}
    </Row>
    {group.description && <Description>{group.description}</Description>}
    {children}
  </Root>
);
