import type { ListPage } from '@share/page-data';
import type { ClueApi } from '@share/api-client';
import { cardPageOf, type CardView, type ViewContext } from '@share/content-cards';
import { clueReportConstants } from '../clueReportConstants';
import type { TopicSort } from './cluePaths';
import type { ReportCardView, TopicCardView } from './ClueView';
import { toReportPage } from './toReportView';
import { toTopicPage } from './toTopicView';

/** The owner of the reports of a list. */
export type ReportSource = { userId: string; tab: 'clues' | 'at_ta' } | { topic: string; sort: TopicSort };

interface LoadOptions {
  /** From 1. */
  page: number;
  siteOrigin: string;
  signal?: AbortSignal;
}

const { topicFetch } = clueReportConstants;

/** Entries of a list that are requested at once. */
export const cluePageSize = topicFetch.limit;

/** One page of the reports of a person or a topic. */
export const loadReports = async (
  api: Pick<ClueApi, 'getClueTopic' | 'getPersonAtClues' | 'getPersonClues'>,
  source: ReportSource,
  { page, siteOrigin, signal }: LoadOptions,
): Promise<ListPage<ReportCardView>> => {
  if ('topic' in source) {
    const query = { name: source.topic, sort: source.sort, page, limit: cluePageSize };
    return toReportPage(await api.getClueTopic(query, { signal }), siteOrigin);
  }
  const query = { id: source.userId, page, size: cluePageSize };
  const load = source.tab === 'at_ta' ? api.getPersonAtClues : api.getPersonClues;
  return toReportPage(await load(query, { signal }), siteOrigin);
};

/** One page of articles about the reports of a person. */
export const loadRelatedPosts = async (
  api: Pick<ClueApi, 'getPersonRelatedPosts'>,
  userId: string,
  { page, signal, ...context }: LoadOptions & ViewContext,
): Promise<ListPage<CardView>> => {
  const query = { id: userId, page, size: cluePageSize };
  const { posts, total } = await api.getPersonRelatedPosts(query, { signal });
  return cardPageOf(posts, total, context);
};

/** One page of recommended topics, the most viewed first (spec §9). */
export const loadTopics = async (
  api: Pick<ClueApi, 'getClueRecommendTopics'>,
  { page, siteOrigin, signal }: LoadOptions,
): Promise<ListPage<TopicCardView>> => {
  const query = { page, ...topicFetch };
  return toTopicPage(await api.getClueRecommendTopics(query, { signal }), siteOrigin);
};

/** A list that begins with the page in an address counts only the entries from there on. */
export const countedFrom = <Page extends ListPage<unknown>>(start: number, page: Page): Page => ({
  ...page,
  total: Math.max(0, page.total - (start - 1) * cluePageSize),
});
