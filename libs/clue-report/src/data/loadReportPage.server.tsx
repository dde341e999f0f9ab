import { ApiError, type ClueApi, type ServiceApi } from '@share/api-client';
import type { LoadFeaturePage, PageReads } from '@share/content-cards';
import { toDejinLinkParams } from '@share/open-app';
import { cutText } from '@share/safety';
import type { ReactNode } from 'react';
import { ReportDetail } from '../report-detail/ReportDetail';
import { reportPath } from './cluePaths';
import type { ReportView } from './ClueView';
import { loadSurroundings } from './loadSurroundings';
import { readMain } from './readMain';
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
const readSurroundings = async (api: ReportApi, reads: PageReads, placeId: string | undefined) =>
  placeId === undefined
    ? undefined
    : reads.secondary({ name: 'clue', key: `place/${placeId}` }, (_, budget) =>
        loadSurroundings(api, { placeId, budget }),
      );

/**
 * `/dejin/detail`: a clue report.
 * @param footer the bar under it, which another feature has
 */
export const createReportPageLoader =
  (footer: (bar: ReportBar) => ReactNode): LoadFeaturePage<ReportApi> =>
  async ({ params: { post_id: id = '' }, api, reads, siteOrigin, now, mapPicture }) => {
    const path = reportPath(id);
    if (!path) return 'missing';
    const main = await readMain(reads, `report/${id}`, async (signal) => {
      const report = toReportView(await api.getClueReport({ id }, { signal }), siteOrigin);
      if (report.id === id) return report;
      throw new ApiError({ kind: 'contract', message: 'The platform answered another report.' });
    });
    if (!main) return 'missing';
    const { view: report, refusal } = main;
    const surroundings = await readSurroundings(api, reads, report?.place?.id);
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
