import { listPageOf } from '@share/content-cards';
import { communityPaths } from '@share/site-paths';
import { pageSize, type ListSource } from './ListSource';
import { toCircleView, toTopicView, type GroupView } from './toGroupView';
import { toPostView, type PostView } from './toPostView';

/** Which posts: those of a circle or of a topic, else of all circles. */
export interface PostsOf {
  circleId?: string | undefined;
  topicId?: string | undefined;
  type: 'new' | 'essence';
}

/** Posts, the newest first; in the whole list of a circle the pinned ones lead. */
export const postsOf = ({ circleId, topicId, type }: PostsOf): ListSource<PostView> => ({
  key: ['community', 'posts', circleId ?? '', topicId ?? '', type],
  load: async (api, { page, siteOrigin, signal }) => {
    const query = { circle_id: circleId, topic_id: topicId, type, page, size: pageSize };
    const { contents, total } = await api.getCirclePosts(query, { signal });
    return listPageOf(contents, total, (post) => toPostView(post, { siteOrigin }));
  },
  pathOf: (page) => {
    const list = { type: type === 'new' ? undefined : type, page };
    if (topicId) return communityPaths.topic(topicId, list);
    return circleId ? communityPaths.circle(circleId, list) : communityPaths.post(undefined, list);
  },
});

/** Which groups: all circles, all topics or the topics of a circle. */
export interface GroupsOf {
  kind: 'circles' | 'topics';
  circleId?: string | undefined;
}

/** Circles, the largest first. */
const circles: ListSource<GroupView> = {
  key: ['community', 'circles'],
  load: async (api, { page, siteOrigin, signal }) => {
    const found = await api.getCircles({ page, size: pageSize }, { signal });
    return listPageOf(found.circles, found.total, (circle) => toCircleView(circle, { siteOrigin }));
  },
  pathOf: (page) => communityPaths.circle(undefined, { page }),
};

/** Topics, the most viewed first. */
const topicsOf = (circleId: string | undefined): ListSource<GroupView> => ({
  key: ['community', 'topics', circleId ?? ''],
  load: async (api, { page, siteOrigin, signal }) => {
    const query = { circle_id: circleId, page, size: pageSize };
    const { topics, total } = await api.getCircleTopics(query, { signal });
    return listPageOf(topics, total, (topic) => toTopicView(topic, { siteOrigin }));
  },
  pathOf: (page) =>
    circleId
      ? communityPaths.circle(circleId, { type: 'topics', page })
      : communityPaths.topic(undefined, { page }),
});

export const groupsOf = ({ kind, circleId }: GroupsOf): ListSource<GroupView> =>
  kind === 'circles' ? circles : topicsOf(circleId);
