import { FormerPage, MoreCards, useRestoredLists, usePagedList } from '@share/content-cards';
import { useServices } from '@share/islands';
import { clueKeys } from '../data/clueKeys';
import { topicsPath } from '../data/cluePaths';
import type { ClueServices } from '../data/ClueServices';
import { cluePageSize, countedFrom, loadTopics } from '../data/loadReports';
import type { ListPlace } from '../report-list/ReportList';
import { TopicCard } from './TopicCard';

export interface RecomendProps extends ListPlace {
  /** The topic the page is about, which is not recommended to itself. */
  exceptName?: string;
}

/** Recommended topics, the most viewed first; the name is that of the specification (§3, R58). */
export const Recomend = ({ start, siteOrigin, exceptName }: RecomendProps) => {
  const { api } = useServices<ClueServices>();
  const list = usePagedList({
    listKey: clueKeys.topics(start),
    loadPage: async (page) =>
      countedFrom(start, await loadTopics(api, { page: start + page - 1, siteOrigin })),
    pageSize: cluePageSize,
    restored: useRestoredLists(),
  });
  return (
    <>
      <FormerPage start={start} hrefOf={topicsPath} />
      {list.items
        .filter(({ name }) => name !== exceptName)
        .map((topic) => (
          <TopicCard key={topic.id} topic={topic} />
        ))}
      <MoreCards list={list} nextHref={topicsPath(start + 1)} />
    </>
  );
};
