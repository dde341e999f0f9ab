import type { CommunityApi } from '@share/api-client';
import { isBehindEnd, toPageNumber, type LoadFeaturePage } from '@share/content-cards';
import { cleanText } from '@share/safety';
import { toPageLinkParams } from '@share/open-app';
import { communityPaths } from '@share/site-paths';
import { circleItem } from '../circle/circleItem';
import { postsOf } from '../data/circleLists';
import { readExtra, readItem, readList, type CommunityRequest } from '../data/communityReads';
import { listFallbackFrom } from '../data/listFrom';
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
  const { api, siteOrigin, now } = request;
  const post = await readItem(request, {
    key: `post/${id}`,
    call: (signal) => api.getCirclePost({ id }, { signal }),
    isAsked: (found) => found.id === id && typeof found.content === 'string',
    toView: (found) => toPostView(found, { siteOrigin }),
  });
  if (!post) return 'missing';
  const source = postsOf({ circleId: post.circle.id, type: 'new' });
  const [circle, page] = await Promise.all([
    readExtra(request, circleItem(api, post.circle.id, siteOrigin)),
    readList(request, source, 1),
  ]);
  const title = titleOf(post);
  const path = communityPaths.post(id);
  return {
    title,
    layout: 'default' as const,
    element: <PostScreen {...{ post, title, circle, now, siteOrigin }} />,
    fallback: listFallbackFrom(source, 1, page),
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
  const page = await readList(request, source, from);
  if (isBehindEnd(page, from)) return 'missing';
  const path = communityPaths.post();
  return {
    title: '圈子动态',
    layout: 'default',
    element: <AllPostsScreen title="圈子动态" {...{ from, now, siteOrigin }} />,
    fallback: listFallbackFrom(source, from, page),
    share: { path },
    subject: gatheringOf(page, allCircles),
    appLink: toPageLinkParams(path),
  };
};
