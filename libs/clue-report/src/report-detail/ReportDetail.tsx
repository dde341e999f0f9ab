import { Island } from '@share/islands';
import { Avatar, Chip, ClauseTitle, Facts, FirstScreenEnd, RelativeTime, Tag } from '@share/ui';
import type { PersonLink, ReportView, SurroundingsView } from '../data/ClueView';
import { NotLoaded } from '../not-loaded/NotLoaded';
import { StatusPill } from '../status-pill/StatusPill';
import styles from './ReportDetail.module.css';
import { ReportPictures } from './ReportPictures';
import { ReportPlace } from './ReportPlace';
import { ReportProgress } from './ReportProgress';

interface ReportDetailProps {
  /** Absent when it could not be loaded. */
  report?: ReportView | undefined;
  /** Why the platform refuses to show it. */
  refusal?: string | undefined;
  /** Absent when nothing is known of its place. */
  surroundings?: SurroundingsView | undefined;
  /** As `ReportPlace` has it. */
  mapPicture?: string | undefined;
  /** Milliseconds; when the page was made. */
  now: number;
}

const Reporter = ({ report: { author, createdAt }, now }: { report: ReportView; now: number }) => {
  const { name, avatar, tag, location, href } = author;
  const Place = href === undefined ? 'div' : 'a';
  return (
    <Place className={styles.reporter} href={href}>
      <Avatar name={name} src={avatar} />
      <div className={styles.names}>
        <p className={styles.name}>
          <b>{name}</b>
          {tag && <Tag>{tag}</Tag>}
        </p>
        <Facts look="line">
          <RelativeTime at={createdAt} now={now} />
          {location && <span>{location}</span>}
        </Facts>
      </div>
    </Place>
  );
};

const Asked = ({ people }: { people: PersonLink[] }) => (
  <p className={styles.asked}>
    <span>请</span>
    {people.map(({ name, href }, place) =>
      href ? (
        <a key={place} href={href}>
          @{name}
        </a>
      ) : (
        <b key={place}>@{name}</b>
      ),
    )}
    <span>答复</span>
  </p>
);

const Topics = ({ topics }: Pick<ReportView, 'topics'>) => (
  <p className={styles.topics}>
    {topics.map(({ name, href }) => (
      <Chip key={name} href={href}>
        # {name}
      </Chip>
    ))}
  </p>
);

/** A clue report: who reported what and where, and how it was dealt with. */
export const ReportDetail = ({ report, refusal, surroundings, mapPicture, now }: ReportDetailProps) => {
  if (!report) return <NotLoaded title="报料详情" refusal={refusal} />;
  const { title, titleWords, text, pictures, place, asked, topics, progress } = report;
  return (
    <article className={styles.report} data-content-id={report.id}>
      <div className={styles.head}>
        <Reporter report={report} now={now} />
        <StatusPill status={report.status} />
      </div>
      <ClauseTitle as="h1" text={title} words={titleWords} />
      {text && <p className={styles.text}>{text}</p>}
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          <Island name="cluePictures" Component={ReportPictures} data={{ pictures }} />
        </div>
      )}
      <FirstScreenEnd />
      {place && <ReportPlace place={place} surroundings={surroundings} mapPicture={mapPicture} />}
      <div className={styles.progress}>
        <ReportProgress steps={progress} />
      </div>
      {asked.length > 0 && <Asked people={asked} />}
      {topics.length > 0 && <Topics topics={topics} />}
    </article>
  );
};
