import { Island } from '@share/islands';
import { Avatar, Facts, FirstScreenEnd, Tabs, Tag } from '@share/ui';
import { formatCount, formatDateTime, formatNumber, toIsoTime } from '@share/ui/format';
import { personPath, personTabs, type PersonTab } from '../data/cluePaths';
import type { PersonView } from '../data/ClueView';
import { NotLoaded } from '../not-loaded/NotLoaded';
import { RelatedPosts } from '../related-posts/RelatedPosts';
import { ReportList, type ListPlace } from '../report-list/ReportList';
import styles from './PersonalDetail.module.css';

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
  <header className={styles.head}>
    <div className={styles.names}>
      <Avatar name={name} src={avatar} size={72} />
      <div>
        <h1>{name}</h1>
        <Facts look="small">
          {tag && <Tag>{tag}</Tag>}
          {location && <span>{location}</span>}
          {joinedAt !== undefined && (
            <span>
              <time dateTime={toIsoTime(joinedAt)}>{formatDateTime(joinedAt).slice(0, 7)}</time> 加入
            </span>
          )}
        </Facts>
      </div>
    </div>
    {about && <p className={styles.about}>{about}</p>}
    <ul className={styles.counts} role="list">
      <li>
        <b>{formatNumber(counts.clues)}</b> 条报料
      </li>
      <li>
        <b>{formatNumber(counts.posts)}</b> 篇报道
      </li>
      <li>
        <b>{formatCount(likeCount)}</b> 获赞
      </li>
    </ul>
  </header>
);

/** A person or an office: who they are, what they reported, what they were asked, and what was published about it. */
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
    <section className={styles.list} aria-labelledby="list-heading">
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
    </section>
  </>
);
