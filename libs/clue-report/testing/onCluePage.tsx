import { listFallback } from '@share/page-data/testing';
import type { PictureView } from '@share/content-cards';
import { pictured, scene, siteOrigin } from '@share/content-cards/testing';
import type { Fallback } from '@share/islands';
import { withPage } from '@share/islands/testing';
import { clueKeys } from '../src/data/clueKeys';
import type { ClueServices } from '../src/data/ClueServices';
import type { ReportView, TopicView } from '../src/data/ClueView';
import type { ReportSource } from '../src/data/loadReports';
import { toReportPage, toReportView } from '../src/data/toReportView';
import { toTopicPage, toTopicView } from '../src/data/toTopicView';
import { clues, reportFixture, topicDetailFixture, topics } from './clueFixtures';
import { createClueServices } from './createClueServices';

const visible = (picture: PictureView): PictureView => ({
  ...picture,
  src: scene,
  thumb: scene,
});

/** A report with pictures that need no server. */
export const reportView = (fields: Parameters<typeof reportFixture>[0] = {}): ReportView => {
  const view = toReportView(reportFixture(fields), siteOrigin);
  return { ...view, pictures: view.pictures.map(visible) };
};

/** A topic with pictures that need no server. */
export const topicView = (fields: Parameters<typeof topicDetailFixture>[0] = {}): TopicView => ({
  ...toTopicView(topicDetailFixture(fields), siteOrigin),
  cover: scene,
});

/** The first page of this many reports, as the server reads it for a page. */
export const readReports = (source: ReportSource, count: number): Fallback => {
  const { items } = toReportPage({ clues: clues(Math.min(count, 10)), total: count }, siteOrigin);
  const shown = items.map((card) => ({ ...card, pictures: card.pictures.map(visible) }));
  return listFallback(clueKeys.reports(source, 1), { items: shown, total: count });
};

/** The first page of this many topics. */
export const readTopics = (count: number): Fallback => {
  const { items } = toTopicPage({ Recomend: topics(Math.min(count, 10)), total: count }, siteOrigin);
  const shown = items.map((topic) => ({ ...topic, cover: scene }));
  return listFallback(clueKeys.topics(1), { items: shown, total: count });
};

/** The first page of this many published items. */
export const readPosts = (userId: string, count: number): Fallback =>
  listFallback(clueKeys.ofPerson(userId, 'posts', 1), pictured(count));

/** Storybook decorators: a page on which the server has read this. */
export const onCluePage = (fallback: Fallback = {}, given: Partial<ClueServices> = {}) => [
  withPage(createClueServices(given), fallback),
];
