import type { ClueApi, ServiceApi } from '@share/api-client';
import type { LoadFeaturePage } from '@share/content-cards';
import { toDejinLinkParams } from '@share/open-app';
import type { PageData } from '@share/page-data';
import { cutText } from '@share/safety';
import type { ReactNode } from 'react';
import { ReportDetail } from '../report-detail/ReportDetail';
import { reportPath } from './cluePaths';
import type { ReportView } from './ClueView';
import { loadSurroundings } from './loadSurroundings';
import { loadMain } from './loadMain';
import { toReportSubject } from './subjects';
import { toReportView } from './toReportView';

/** Data of the bar under a report. */
interface ReportBar {
  isOpen: boolean;
  counts: { comments: number; likes: number };
}

const barOf = (report: ReportView | undefined): ReportBar => ({
  isOpen: report?.commentsOpen ?? true,
  counts: { comments: report?.commentCount ?? 0, likes: report?.likeCount ?? 0 },
});

type ReportApi = Pick<ClueApi, 'getClueReport'> & Pick<ServiceApi, 'getPlace' | 'getWeather'>;

/** Many reports are from the same place. */
const surroundingsOf = async (api: ReportApi, data: PageData, placeId: string | undefined) =>
  placeId === undefined
    ? undefined
    : data.optional(`clue place/${placeId}`, (_, parts) => loadSurroundings(api, { placeId, parts }));

/**
 * `/dejin/detail`: a clue report.
 * @param footer the bar under it, which another feature has
 */
export const createReportPageLoader =
  (footer: (bar: ReportBar) => ReactNode): LoadFeaturePage<ReportApi> =>
  async ({ params: { post_id: id = '' }, api, data, siteOrigin, now, mapPicture }) => {
    const path = reportPath(id);
    if (!path) return 'missing';
    const main = await loadMain(data, `report/${id}`, async (signal) => {
      const found = toReportView(await api.getClueReport({ id }, { signal }), siteOrigin);
      return found.id === id ? found : undefined;
    });
    if (!main) return 'missing';
    const { view: report, refusal } = main;
    const surroundings = await surroundingsOf(api, data, report?.place?.id);
    return {
      title: report?.title ?? '报料详情',
      layout: 'dejin',
      element: <ReportDetail {...{ report, refusal, surroundings, mapPicture, now }} />,
      footer: footer(barOf(report)),
      appLink: toDejinLinkParams('dejinDetail', id),
      contentId: id,
      ...(report && { reportTarget: { type: 'clue', id } }),
      isIndexed: report !== undefined,
      ...(report && { subject: toReportSubject(report) }),
      share: { path, summary: report && cutText(report.text, 100), image: report?.pictures[0]?.thumb },
    };
  };
