import { FormerPage, MoreCards, useRestoredLists, usePagedList } from '@share/content-cards';
import { useServices } from '@share/islands';
import { clueKeys } from '../data/clueKeys';
import { personPath, topicPath } from '../data/cluePaths';
import type { ClueServices } from '../data/ClueServices';
import { cluePageSize, countedFrom, loadReports, type ReportSource } from '../data/loadReports';
import { ReportCard } from '../report-card/ReportCard';

export interface ListPlace {
  /** The page in the address, from 1: the list begins there. */
  start: number;
  siteOrigin: string;
}

export interface ReportListProps extends ListPlace {
  source: ReportSource;
  /** Milliseconds; when the page was made. */
  now: number;
}

const pathOf = (source: ReportSource, page: number) =>
  ('topic' in source
    ? topicPath(source.topic, source.sort, page)
    : personPath(source.userId, source.tab, page)) ?? '';

/** The reports of a person or a topic. */
export const ReportList = ({ source, start, siteOrigin, now }: ReportListProps) => {
  const { api } = useServices<ClueServices>();
  const list = usePagedList({
    listKey: clueKeys.reports(source, start),
    loadPage: async (page) =>
      countedFrom(start, await loadReports(api, source, { page: start + page - 1, siteOrigin })),
    pageSize: cluePageSize,
    restored: useRestoredLists(),
  });
  return (
    <>
      <FormerPage start={start} hrefOf={(page) => pathOf(source, page)} />
      {list.items.map((card) => (
        <ReportCard key={card.id} card={card} now={now} />
      ))}
      <MoreCards list={list} nextHref={pathOf(source, start + 1)} />
    </>
  );
};
