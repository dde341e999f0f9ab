import { serverNow } from '@share/environment';
import { CardList, FormerPage, MoreCards, useRestoredLists, usePagedList } from '@share/content-cards';
import { useServices } from '@share/islands';
import { clueKeys } from '../data/clueKeys';
import { personPath } from '../data/cluePaths';
import type { ClueServices } from '../data/ClueServices';
import { cluePageSize, countedFrom, loadRelatedPosts } from '../data/loadReports';
import type { ListPlace } from '../report-list/ReportList';

export interface RelatedPostsProps extends ListPlace {
  userId: string;
}

/** Articles about the reports of a person. */
export const RelatedPosts = ({ userId, start, siteOrigin }: RelatedPostsProps) => {
  const { api } = useServices<ClueServices>();
  const list = usePagedList({
    listKey: clueKeys.ofPerson(userId, 'posts', start),
    loadPage: async (page) => {
      const place = { page: start + page - 1, siteOrigin, now: serverNow() };
      return countedFrom(start, await loadRelatedPosts(api, userId, place));
    },
    pageSize: cluePageSize,
    restored: useRestoredLists(),
  });
  const hrefOf = (page: number) => personPath(userId, 'posts', page) ?? '';
  return (
    <>
      <FormerPage start={start} hrefOf={hrefOf} />
      <CardList cards={list.items} />
      <MoreCards list={list} nextHref={hrefOf(start + 1)} />
    </>
  );
};
