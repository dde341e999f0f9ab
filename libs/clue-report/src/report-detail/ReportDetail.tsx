import { Island } from '@share/islands';
import { Avatar, Chip, ClauseTitle, Facts, FirstScreenEnd, RelativeTime, Tag } from '@share/ui';
import type { PersonLink, ReportView, SurroundingsView } from '../data/ClueView';
import { NotLoaded } from '../not-loaded/NotLoaded';
import { StatusPill } from '../status-pill/StatusPill';
import {
  About,
  RequestedLine,
  Author,
  Head,
  Name,
  NameLine,
  Person,
  Pictures,
  Progress,
  Root,
  Text,
  TopicChips,
} from './ReportDetail.styles';
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
  const person = (
    <>
      <Avatar name={name} src={avatar} />
      <About>
        <NameLine>
          <Name>{name}</Name>
          {tag && <Tag>{tag}</Tag>}
        </NameLine>
        <Facts look="line">
          <RelativeTime at={createdAt} now={now} />
          {location && <span>{location}</span>}
        </Facts>
      </About>
    </>
  );
  return href === undefined ? (
    <Author>{person}</Author>
  ) : (
    <Author as="a" href={href}>
      {person}
    </Author>
  );
};

const Requested = ({ people }: { people: PersonLink[] }) => (
  <RequestedLine>
    <span>请</span>
    {people.map(({ name, href }, place) =>
      href ? (
        <Person key={place} href={href}>
          @{name}
        </Person>
      ) : (
        <b key={place}>@{name}</b>
      ),
    )}
    <span>答复</span>
  </RequestedLine>
);

const Topics = ({ topics }: Pick<ReportView, 'topics'>) => (
  <TopicChips>
    {topics.map(({ name, href }) => (
      <Chip key={name} href={href}>
        # {name}
      </Chip>
    ))}
  </TopicChips>
);

/** A clue report: author, text and place, and how it was handled. */
export const ReportDetail = ({ report, refusal, surroundings, mapPicture, now }: ReportDetailProps) => {
  if (!report) return <NotLoaded title="报料详情" refusal={refusal} />;
  const { title, titleWords, text, pictures, place, requested, topics, progress } = report;
  return (
    <Root data-content-id={report.id}>
      <Head>
        <Reporter report={report} now={now} />
        <StatusPill status={report.status} />
      </Head>
      <ClauseTitle as="h1" text={title} words={titleWords} />
      {text && <Text>{text}</Text>}
      {pictures.length > 0 && (
        <Pictures>
          <Island name="cluePictures" Component={ReportPictures} data={{ pictures }} />
        </Pictures>
      )}
      <FirstScreenEnd />
      {place && <ReportPlace place={place} surroundings={surroundings} mapPicture={mapPicture} />}
      <Progress>
        <ReportProgress steps={progress} />
      </Progress>
      {requested.length > 0 && <Requested people={requested} />}
      {topics.length > 0 && <Topics topics={topics} />}
    </Root>
  );
};
