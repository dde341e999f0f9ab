import { Island } from '@share/islands';
import { Avatar, Facts, FirstScreenEnd, Tabs, Tag } from '@share/ui';
import { formatCount, formatDateTime, formatNumber, toIsoTime } from '@share/ui/format';
import { personPath, personTabs, type PersonTab } from '../data/cluePaths';
import type { PersonView } from '../data/ClueView';
import { NotLoaded } from '../not-loaded/NotLoaded';
import { RelatedPosts } from '../related-posts/RelatedPosts';
import { ReportList, type ListPlace } from '../report-list/ReportList';
import { About, Count, Counts, Head, List, Name, Person, Texts } from './PersonalDetail.styles';

interface PersonalDetailProps extends ListPlace {
  /** As in the address. */
  userId: string;
  /** Absent when it could not be loaded. */
  person?: PersonView | undefined;
  /** Why the platform refuses to show it. */
  refusal?: string | undefined;
  /** The list that is shown. */
  tab: PersonTab;
  /** Milliseconds; when the page was made. */
  now: number;
}

const tabLabels: Record<PersonTab, string> = { clues: '报料', at_ta: '@TA', posts: '相关报道' };

const PersonHead = ({ name, avatar, tag, location, about, joinedAt, likeCount, counts }: PersonView) => (
  <Head>
    <Person>
      <Avatar name={name} src={avatar} size={72} />
      <Texts>
        <Name>{name}</Name>
        <Facts look="small">
          {tag && <Tag>{tag}</Tag>}
          {location && <span>{location}</span>}
          {joinedAt !== undefined && (
            <span>
              <time dateTime={toIsoTime(joinedAt)}>{formatDateTime(joinedAt).slice(0, 7)}</time> 加入
            </span>
          )}
        </Facts>
      </Texts>
    </Person>
    {about && <About>{about}</About>}
    <Counts role="list">
      <li>
        <Count>{formatNumber(counts.clues)}</Count> 条报料
      </li>
      <li>
        <Count>{formatNumber(counts.posts)}</Count> 篇报道
      </li>
      <li>
        <Count>{formatCount(likeCount)}</Count> 获赞
      </li>
    </Counts>
  </Head>
);

/** A person or an office: their profile, their reports, reports addressed to them, and articles about these. */
export const PersonalDetail = ({
  userId,
  person,
  refusal,
  tab,
  start,
  siteOrigin,
  now,
}: PersonalDetailProps) => (
  <>
    {person ? <PersonHead {...person} /> : <NotLoaded title="报料人" refusal={refusal} />}
    <Tabs
      label="内容"
      selected={tab}
      items={personTabs.map((id) => ({ id, label: tabLabels[id], href: personPath(userId, id) ?? '' }))}
    />
    <FirstScreenEnd />
    <List aria-labelledby="list-heading">
      <h2 className="visually-hidden" id="list-heading">
        {tabLabels[tab]}
      </h2>
      {tab === 'posts' ? (
        <Island name="cluePosts" Component={RelatedPosts} data={{ userId, start, siteOrigin }} />
      ) : (
        <Island
          name="clueReports"
          Component={ReportList}
          data={{ source: { userId, tab }, start, siteOrigin, now }}
        />
      )}
    </List>
  </>
);
