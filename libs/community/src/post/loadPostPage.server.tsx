import { isBehindEnd } from '@share/page-data';
import type { CommunityApi } from '@share/api-client';
import { toPageNumber, type LoadFeaturePage } from '@share/content-cards';
import { cleanText } from '@share/safety';
import { toPageLinkParams } from '@share/open-app';
import { communityPaths } from '@share/site-paths';
import { circleOf } from '../circle/loadCircle';
import { postsOf } from '../data/circleLists';
import { loadListFrom, type CommunityRequest } from '../data/loadListFrom';
import { allCircles, gatheringOf, toPostSubject } from '../data/subjects';
import { toPostView, type PostView } from '../data/toPostView';
import { AllPostsScreen } from './AllPostsScreen';
import { PostScreen } from './PostScreen';

/** A post has no title: its first words stand for one. */
const titleOf = ({ alias, text, topic, circle }: PostView): string => {
  const start = cleanText(text.replace(/\s+/g, ' '), 30);
  return `${alias}：${start || topic?.name || circle.name}`;
};

const loadOne = async (request: CommunityRequest, id: string) => {
  const { api, data, siteOrigin, now } = request;
  const post = await data.item(`community post/${id}`, async (signal) => {
    const found = await api.getCirclePost({ id }, { signal });
    return found.id === id && typeof found.content === 'string'
      ? toPostView(found, { siteOrigin })
      : undefined;
  });
  if (!post) return 'missing';
  const { id: circleId } = post.circle;
  const [circle] = await Promise.all([
    circleOf(request, circleId),
    loadListFrom(request, postsOf({ circleId, type: 'new' }), 1),
  ]);
  const title = titleOf(post);
  const path = communityPaths.post(id);
  return {
    title,
    layout: 'default' as const,
    element: <PostScreen {...{ post, title, circle, now, siteOrigin }} />,
    share: {
      path,
      summary: post.text || post.circle.name,
      image: post.pictures[0]?.src ?? circle?.cover,
    },
    subject: toPostSubject(post, title),
    appLink: toPageLinkParams(path, id),
    contentId: id,
    reportTarget: { type: 'circle' as const, id },
  };
};

/** `/dimim/content/`: a post with its circle; without an id the newest posts of all circles. */
export const loadPostPage: LoadFeaturePage<CommunityApi> = async (request) => {
  const { params, siteOrigin, now } = request;
  const id = params['id'] ?? params['post_id'];
  if (id !== undefined) return loadOne(request, id);
  const from = toPageNumber(params['page']);
  const source = postsOf({ type: 'new' });
  const page = await loadListFrom(request, source, from);
  if (isBehindEnd(page, from)) return 'missing';
  const path = communityPaths.post();
  return {
    title: '圈子动态',
    layout: 'default',
    element: <AllPostsScreen title="圈子动态" {...{ from, now, siteOrigin }} />,
    share: { path },
    subject: gatheringOf(page, allCircles),
    appLink: toPageLinkParams(path),
  };
};
