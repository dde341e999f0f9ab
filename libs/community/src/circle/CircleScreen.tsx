import { Island } from '@share/islands';
import { communityPaths } from '@share/site-paths';
import { FirstScreenEnd, Tabs, Tag } from '@share/ui';
import type { CircleView } from '../data/toGroupView';
import { GroupHead } from '../group-head/GroupHead';
import { JoinButton } from '../group-head/JoinButton';
import { GroupList } from '../group-list/GroupList';
import { PostList } from '../post-list/PostList';
import { Notice } from './CircleScreen.styles';

/** Values of `?type=`; the first is the default. */
export const circleTabs = [
  { type: 'new', label: '最新' },
  { type: 'essence', label: '精华' },
  { type: 'topics', label: '话题' },
] as const;

export type CircleTab = (typeof circleTabs)[number]['type'];

/** The tab that `?type=` names; anything else is the first one. */
export const toCircleTab = (type: string | undefined): CircleTab =>
  circleTabs.find((tab) => tab.type === type)?.type ?? 'new';

export interface CircleScreenProps {
  circle: CircleView;
  tab: CircleTab;
  /** Number of the page of the list that the address names. */
  from: number;
  /** Milliseconds. */
  now: number;
  siteOrigin: string;
}

/** A circle: its description, and its posts or topics. Each tab is a page of its own. */
export const CircleScreen = ({ circle, tab, from, now, siteOrigin }: CircleScreenProps) => (
  <>
    <GroupHead
      group={circle}
      title={circle.name}
      action={<Island name="joinCircle" Component={JoinButton} data={{}} sharedEntries={[]} />}
    >
      {circle.notice && (
        <Notice>
          <Tag>公告</Tag> {circle.notice}
        </Notice>
      )}
    </GroupHead>
    <Tabs
      label="圈子的内容"
      selected={`circle-${tab}`}
      items={circleTabs.map(({ type, label }) => ({
        id: `circle-${type}`,
        label,
        href: communityPaths.circle(circle.id, { type: type === 'new' ? undefined : type }),
      }))}
    />
    <FirstScreenEnd />
    {tab === 'topics' ? (
      <Island
        name="circleGroups"
        Component={GroupList}
        data={{ of: { kind: 'topics', circleId: circle.id }, from, siteOrigin }}
      />
    ) : (
      <Island
        name="circlePosts"
        Component={PostList}
        data={{ of: { circleId: circle.id, type: tab }, from, now, siteOrigin }}
      />
    )}
  </>
);
