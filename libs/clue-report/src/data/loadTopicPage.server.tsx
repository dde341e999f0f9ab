import type { ClueApi } from '@share/api-client';
import {
  toPageNumber,
  type FeaturePageOutcome,
  type FeaturePageRequest,
  type LoadFeaturePage,
} from '@share/content-cards';
import { isBehindEnd, type PageData } from '@share/page-data';
import { toDejinLinkParams } from '@share/open-app';
import { TopicDetail } from '../topic-detail/TopicDetail';
import { TopicsScreen } from '../topic-detail/TopicsScreen';
import { clueKeys } from './clueKeys';
import { topicPath, topicSorts, topicsPath, toTopicName } from './cluePaths';
import { cluePageSize, countedFrom, loadTopics } from './loadReports';
import { loadMain } from './loadMain';
import { toReportPage } from './toReportView';
import { toTopicView } from './toTopicView';

type TopicApi = Pick<ClueApi, 'getClueTopic' | 'getClueRecommendTopics'>;

interface TopicsOptions {
  api: TopicApi;
  data: PageData;
  siteOrigin: string;
  /** From 1. */
  page: number;
}

/** Recommended topics. */
const loadRecommended = ({ api, data, siteOrigin, page }: TopicsOptions) =>
  data.list(
    clueKeys.topics(page),
    `clue topics/${page}`,
    (signal) => loadTopics(api, { page, siteOrigin, signal }),
    (found) => countedFrom(page, found),
  );

const loadTopicsPage = async (options: TopicsOptions): Promise<FeaturePageOutcome> => {
  const { page, siteOrigin } = options;
  if (isBehindEnd(await loadRecommended(options), page)) return 'missing';
  return {
    title: '推荐话题',
    layout: 'dejin',
    element: <TopicsScreen start={page} siteOrigin={siteOrigin} />,
    subject: { kind: 'collection', paths: [], trail: [] },
    share: { path: topicsPath() },
  };
};

const loadNamedTopicPage = async (
  name: string,
  { params, api, data, siteOrigin, now }: FeaturePageRequest<TopicApi>,
): Promise<FeaturePageOutcome> => {
  const sort = topicSorts.find((known) => known === params.sort) ?? topicSorts[0];
  const page = toPageNumber(params.page);
  const [main] = await Promise.all([
    loadMain(data, `topic/${name}/${sort}/${page}`, async (signal) => {
      const answer = await api.getClueTopic({ name, sort, page, limit: cluePageSize }, { signal });
      const { clues = [], total } = answer;
      return { topic: toTopicView(answer, siteOrigin), reports: toReportPage({ clues, total }, siteOrigin) };
    }),
    loadRecommended({ api, data, siteOrigin, page: 1 }),
  ]);
  if (!main || isBehindEnd(main.view?.reports, page)) return 'missing';
  const { view: found, refusal } = main;
  const reports = found && countedFrom(page, found.reports);
  data.provideList(clueKeys.reports({ topic: name, sort }, page), reports);
  return {
    title: `#${name}`,
    layout: 'dejin',
    element: <TopicDetail {...{ name, refusal, sort, siteOrigin, now }} topic={found?.topic} start={page} />,
    appLink: toDejinLinkParams('dejinTopic', name),
    isIndexed: found !== undefined,
    subject: {
      kind: 'collection',
      paths: (found?.reports.items ?? []).map(({ href }) => href),
      trail: [{ name: '推荐话题', path: topicsPath() }],
    },
    share: { path: topicPath(name) ?? '', summary: found?.topic.about, image: found?.topic.cover },
  };
};

/** `/dejin/topic`: a topic by its name, with its reports; without a name the recommended topics. */
export const loadTopicPage: LoadFeaturePage<TopicApi> = async (request) => {
  const { params, api, data, siteOrigin } = request;
  if (params.topic_name === undefined)
    return loadTopicsPage({ api, data, siteOrigin, page: toPageNumber(params.page) });
  const name = toTopicName(params.topic_name);
  return name === undefined ? 'missing' : loadNamedTopicPage(name, request);
};
