import { Island } from '@share/islands';
import { GroupList } from '../group-list/GroupList';
import { PageHead } from '../page-head/PageHead';

export interface AllGroupsScreenProps {
  kind: 'circles' | 'topics';
  title: string;
  /** Number of the page of the list that the address names. */
  from: number;
  siteOrigin: string;
}

/** All circles, or the topics of all circles: the page of an address that names none. */
export const AllGroupsScreen = ({ kind, title, from, siteOrigin }: AllGroupsScreenProps) => (
  <>
    <PageHead title={title} />
    <Island name="circleGroups" Component={GroupList} data={{ of: { kind }, from, siteOrigin }} />
  </>
);
