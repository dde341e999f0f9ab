import { isBehindEnd } from '@share/page-data';
import type { CommunityApi } from '@share/api-client';
import { toPageNumber, type LoadFeaturePage } from '@share/content-cards';
import { toPageLinkParams } from '@share/open-app';
import { communityPaths } from '@share/site-paths';
import { groupsOf, postsOf } from '../data/circleLists';
import { loadListFrom, type CommunityRequest } from '../data/loadListFrom';
import { allCircles, gatheringOf, pictureOf } from '../data/subjects';
import { AllGroupsScreen } from './AllGroupsScreen';
import { circleName, loadCircle } from './loadCircle';
import { CircleScreen, toCircleTab, type CircleTab } from './CircleScreen';

const loadTab = (request: CommunityRequest, id: string, tab: CircleTab, from: number) =>
  tab === 'topics'
    ? loadListFrom(request, groupsOf({ kind: 'topics', circleId: id }), from)
    : loadListFrom(request, postsOf({ circleId: id, type: tab }), from);

const loadOne = async (request: CommunityRequest, id: string) => {
  const { api, data, params, siteOrigin, now } = request;
  const from = toPageNumber(params['page']);
  const tab = toCircleTab(params['type']);
  const [circle, page] = await Promise.all([
    data.item(circleName(id), (signal) => loadCircle(api, id, { siteOrigin, signal })),
    loadTab(request, id, tab, from),
  ]);
  if (!circle || isBehindEnd(page, from)) return 'missing';
  const path = communityPaths.circle(id);
  return {
    title: circle.name,
    layout: 'default' as const,
    element: <CircleScreen {...{ circle, tab, from, now, siteOrigin }} />,
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
  const page = await loadListFrom(request, source, from);
  if (isBehindEnd(page, from)) return 'missing';
  const path = communityPaths.circle();
  return {
    title: '圈子',
    layout: 'default',
    element: <AllGroupsScreen kind="circles" title="圈子" from={from} siteOrigin={siteOrigin} />,
    share: { path },
    subject: gatheringOf(page, []),
    appLink: toPageLinkParams(path),
  };
};
