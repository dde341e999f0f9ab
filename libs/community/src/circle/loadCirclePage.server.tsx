import type { CommunityApi } from '@share/api-client';
import { isBehindEnd, toPageNumber, type LoadFeaturePage } from '@share/content-cards';
import type { Fallback } from '@share/islands';
import { toPageLinkParams } from '@share/open-app';
import { communityPaths } from '@share/site-paths';
import { groupsOf, postsOf } from '../data/circleLists';
import { readItem, readList, type CommunityRequest } from '../data/communityReads';
import { listFallbackFrom } from '../data/listFrom';
import type { ListSource } from '../data/ListSource';
import { allCircles, gatheringOf, pictureOf } from '../data/subjects';
import { AllGroupsScreen } from './AllGroupsScreen';
import { circleItem } from './circleItem';
import { CircleScreen, toCircleTab, type CircleTab } from './CircleScreen';

/** The first page of a tab's list, as a `fallback`; null behind the end of the list. */
const tabFallback = async (
  request: CommunityRequest,
  { id, tab, from }: { id: string; tab: CircleTab; from: number },
): Promise<Fallback | null> => {
  const read = async <Item,>(source: ListSource<Item>) => {
    const page = await readList(request, source, from);
    return isBehindEnd(page, from) ? null : listFallbackFrom(source, from, page);
  };
  return tab === 'topics'
    ? read(groupsOf({ kind: 'topics', circleId: id }))
    : read(postsOf({ circleId: id, type: tab }));
};

const loadOne = async (request: CommunityRequest, id: string) => {
  const { api, params, siteOrigin, now } = request;
  const from = toPageNumber(params['page']);
  const tab = toCircleTab(params['type']);
  const [circle, fallback] = await Promise.all([
    readItem(request, circleItem(api, id, siteOrigin)),
    tabFallback(request, { id, tab, from }),
  ]);
  if (!circle || !fallback) return 'missing';
  const path = communityPaths.circle(id);
  return {
    title: circle.name,
    layout: 'default' as const,
    element: <CircleScreen {...{ circle, tab, from, now, siteOrigin }} />,
    fallback,
    share: { path, summary: circle.description, image: circle.cover },
    subject: { kind: 'collection' as const, paths: [], trail: allCircles, ...pictureOf(circle) },
    appLink: toPageLinkParams(path, id),
    contentId: id,
  };
};

/** `/dimim/circle/`: a circle with its newest posts, its chosen ones or its topics; without an id all circles. */
export const loadCirclePage: LoadFeaturePage<CommunityApi> = async (request) => {
  const { params, siteOrigin } = request;
  const id = params['id'];
  if (id !== undefined) return loadOne(request, id);
  const from = toPageNumber(params['page']);
  const source = groupsOf({ kind: 'circles' });
  const page = await readList(request, source, from);
  if (isBehindEnd(page, from)) return 'missing';
  const path = communityPaths.circle();
  return {
    title: '圈子',
    layout: 'default',
    element: <AllGroupsScreen kind="circles" title="圈子" from={from} siteOrigin={siteOrigin} />,
    fallback: listFallbackFrom(source, from, page),
    share: { path },
    subject: gatheringOf(page, []),
    appLink: toPageLinkParams(path),
  };
};
