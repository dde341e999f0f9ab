import { Island } from '@share/islands';
import { Facts, FirstScreenEnd, Picture, Section, Tabs } from '@share/ui';
import { formatNumber } from '@share/ui/format';
import { topicPath, topicSorts, type TopicSort } from '../data/cluePaths';
import type { TopicView } from '../data/ClueView';
import { NotLoaded } from '../not-loaded/NotLoaded';
import { Recomend } from '../recomend/Recomend';
import { ReportList, type ListPlace } from '../report-list/ReportList';
import { TopicChannel } from '../topic-channel/TopicChannel';
import { About, Cover, Head, More, Name, Names, Reports, Sign } from './TopicDetail.styles';

interface TopicDetailProps extends ListPlace {
  /** As in the address. */
  name: string;
  /** Absent when it could not be loaded. */
  topic?: TopicView | undefined;
  /** Why the platform refuses to show it. */
  refusal?: string | undefined;
  sort: TopicSort;
  /** Milliseconds; when the page was made. */
  now: number;
}

const sortLabels: Record<TopicSort, string> = { view_sum: '最热', new: '最新' };

const TopicHead = ({ name, cover, about, viewCount, reportCount }: TopicView) => (
  <Head>
    <Names>
      <Name>
        <Sign aria-hidden="true">#</Sign> {name}
      </Name>
      <Facts look="small">
        <span>{formatNumber(viewCount)} 阅读</span>
        <span>{formatNumber(reportCount)} 条报料</span>
      </Facts>
    </Names>
    {cover && (
      <Cover>
        <Picture src={cover} alt="" slot={72} ratio="1/1" priority />
      </Cover>
    )}
    {about && <About>{about}</About>}
  </Head>
);

/** A topic: its description, its reports, its channel and recommendations. */
export const TopicDetail = ({ name, topic, refusal, sort, start, siteOrigin, now }: TopicDetailProps) => (
  <>
    {topic ? (
      <>
        <TopicHead {...topic} />
        <Tabs
          label="排序"
          selected={sort}
          items={topicSorts.map((id) => ({
            id,
            label: sortLabels[id],
            href: topicPath(name, id) ?? '',
          }))}
        />
        <FirstScreenEnd />
        <Reports aria-labelledby="reports-heading">
          <h2 className="visually-hidden" id="reports-heading">
            报料
          </h2>
          <Island
            name="clueReports"
            Component={ReportList}
            data={{ source: { topic: name, sort }, start, siteOrigin, now }}
          />
        </Reports>
      </>
    ) : (
      <NotLoaded title={name} refusal={refusal} />
    )}
    <More>
      {topic?.channel && <TopicChannel channel={topic.channel} />}
      <Section id="topics" title="推荐话题">
        <Island name="clueTopics" Component={Recomend} data={{ start: 1, siteOrigin, exceptName: name }} />
      </Section>
    </More>
  </>
);
