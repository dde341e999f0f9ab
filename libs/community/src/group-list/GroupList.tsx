import { FormerPage, MoreCards } from '@share/content-cards';
import { Facts, Picture } from '@share/ui';
import { NextIcon } from '@share/ui/icons';
import { groupsOf, type GroupsOf } from '../data/circleLists';
import { useListFrom } from '../data/listFrom';
import type { GroupView } from '../data/toGroupView';
import styles from './GroupList.module.css';

interface GroupRowProps {
  group: GroupView;
  isTopic: boolean;
}

/** A circle or a topic as one link. */
export const GroupRow = ({ group, isTopic }: GroupRowProps) => {
  const { href, name, cover, description, facts } = group;
  return (
    <a className={styles.row} href={href}>
      {cover && (
        <span>
          <Picture src={cover} alt="" slot={56} ratio="1/1" />
        </span>
      )}
      <span>
        <strong>{isTopic ? `#${name}#` : name}</strong>
        {description && <span>{description}</span>}
        <small>
          <Facts as="span">
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </Facts>
        </small>
      </span>
      <NextIcon size={16} />
    </a>
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
    <div className={styles.list}>
      <FormerPage start={from} hrefOf={source.pathOf} />
      <ul role="list">
        {list.items.map((group) => (
          <li key={group.id}>
            <GroupRow group={group} isTopic={of.kind === 'topics'} />
          </li>
        ))}
      </ul>
      <MoreCards list={list} nextHref={source.pathOf(from + 1)} />
    </div>
  );
};
