import type { ClueApi } from '@share/api-client';
import {
  isBehindEnd,
  listFallback,
  toPageNumber,
  type FeaturePageOutcome,
  type FeaturePageRequest,
  type LoadFeaturePage,
  type PageReads,
} from '@share/content-cards';
import { toDejinLinkParams } from '@share/open-app';
import { TopicDetail } from '../topic-detail/TopicDetail';
import { TopicsScreen } from '../topic-detail/TopicsScreen';
import { clueKeys } from './clueKeys';
import { topicPath, topicSorts, topicsPath, toTopicName } from './cluePaths';
import { cluePageSize, countedFrom, loadTopics } from './loadReports';
import { readMain } from './readMain';
import { toReportPage } from './toReportView';
import { toTopicView } from './toTopicView';

type TopicApi = Pick<ClueApi, 'getClueTopic' | 'getClueRecommendTopics'>;

interface TopicsOptions {
  api: TopicApi;
  reads: PageReads;
  siteOrigin: string;
  /** From 1. */
  page: number;
}

/** Recommended topics, for the island: nothing when they could not be read, null behind their end. */
const readTopics = async ({ api, reads, siteOrigin, page }: TopicsOptions) => {
  const found = await reads.secondary({ name: 'clue', key: `topics/${page}` }, (signal) =>
    loadTopics(api, { page, siteOrigin, signal }),
  );
  if (isBehindEnd(found, page)) return null;
  return listFallback(clueKeys.topics(page), found && countedFrom(page, found));
};

const loadTopicsPage = async (options: TopicsOptions): Promise<FeaturePageOutcome> => {
  const fallback = await readTopics(options);
  if (!fallback) return 'missing';
  return {
    title: '推荐话题',
    layout: 'dejin',
    element: <TopicsScreen start={options.page} siteOrigin={options.siteOrigin} />,
    fallback,
    subject: { kind: 'collection', paths: [], trail: [] },
    share: { path: topicsPath() },
  };
};

const loadNamedTopicPage = async (
  name: string,
  { params, api, reads, siteOrigin, now }: FeaturePageRequest<TopicApi>,
): Promise<FeaturePageOutcome> => {
  const sort = topicSorts.find((known) => known === params.sort) ?? topicSorts[0];
  const page = toPageNumber(params.page);
  const [main, recommended] = await Promise.all([
    readMain(reads, `topic/${name}/${sort}/${page}`, async (signal) => {
      const answer = await api.getClueTopic({ name, sort, page, limit: cluePageSize }, { signal });
      const { clues = [], total } = answer;
      return { topic: toTopicView(answer, siteOrigin), reports: toReportPage({ clues, total }, siteOrigin) };
    }),
    readTopics({ api, reads, siteOrigin, page: 1 }),
  ]);
  if (!main || isBehindEnd(main.view?.reports, page)) return 'missing';
  const { view: found, refusal } = main;
  const reports = found && countedFrom(page, found.reports);
  return {
    title: `#${name}`,
    layout: 'dejin',
    element: <TopicDetail {...{ name, refusal, sort, siteOrigin, now }} topic={found?.topic} start={page} />,
    fallback: {
      ...recommended,
      ...listFallback(clueKeys.reports({ topic: name, sort }, page), reports),
    },
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
  const { params, api, reads, siteOrigin } = request;
  if (params.topic_name === undefined)
    return loadTopicsPage({ api, reads, siteOrigin, page: toPageNumber(params.page) });
  const name = toTopicName(params.topic_name);
  return name === undefined ? 'missing' : loadNamedTopicPage(name, request);
};
