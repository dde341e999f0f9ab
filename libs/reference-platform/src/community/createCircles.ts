import { operations } from '@share/api-contract';
import type {
  Circle,
  CircleList,
  CirclePost,
  CirclePostList,
  CircleTopic,
  CircleTopicList,
} from '@share/api-contract/sent';
import { failures, type Paging, type Store, toRange, type Where } from '@share/reference-core';
import { createCommentCounts } from '../comment/createCommentCounts';

/** A stored post, with the fields lists select and sort by. */
export type StoredCirclePost = CirclePost & {
  circle_id: string;
  topic_id: string;
  /** 1 leads the list of its circle, 0 does not. */
  pinned: 0 | 1;
};

interface PostFilter extends Paging {
  circle_id?: string | undefined;
  topic_id?: string | undefined;
  type: 'new' | 'essence';
}

/** Reads circles, their topics and their posts. Each call throws a PlatformFailure when its target does not exist. */
export interface Circles {
  circle(id: string): Promise<Circle>;
  circles(paging: Paging): Promise<CircleList>;
  topic(id: string): Promise<CircleTopic>;
  topics(filter: Paging & { circle_id?: string | undefined }): Promise<CircleTopicList>;
  post(id: string): Promise<CirclePost>;
  posts(filter: PostFilter): Promise<CirclePostList>;
}

export const createCircles = (store: Store): Circles => {
  const counts = createCommentCounts(store);
  const circle: Circles['circle'] = async (id) => {
    const found = await store.get<Circle>('circle', id);
    if (!found) throw failures.circleMissing();
    return found;
  };
  const topic: Circles['topic'] = async (id) => {
    const found = await store.get<CircleTopic>('circle-topic', id);
    if (!found) throw failures.circleTopicMissing();
    return found;
  };
  const toPosts = async (posts: readonly StoredCirclePost[]): Promise<CirclePost[]> => {
    const totals = await counts.totals(posts.map(({ id }) => id));
    return posts.map((post, at) => ({
      ...operations.getCirclePost.data.parse(post),
      comment_count: totals[at] ?? 0,
    }));
  };
  return {
    circle,
    topic,
    circles: async (paging) => ({
      circles: await store.list<Circle>('circle', { sortBy: 'member_count', ...toRange(paging) }),
      total: await store.count('circle'),
    }),
    topics: async ({ circle_id, ...paging }) => {
      const where: Where = circle_id ? { circle_id: (await circle(circle_id)).id } : {};
      return {
        topics: await store.list<CircleTopic>('circle-topic', {
          where,
          sortBy: 'view_count',
          ...toRange(paging),
        }),
        total: await store.count('circle-topic', where),
      };
    },
    post: async (id) => {
      const found = await store.get<StoredCirclePost>('circle-post', id);
      const [post] = found ? await toPosts([found]) : [];
      if (!post) throw failures.circlePostMissing();
      return post;
    },
    posts: async ({ circle_id, topic_id, type, ...paging }) => {
      const ofCircle = circle_id && (await circle(circle_id)).id;
      const ofTopic = topic_id && (await topic(topic_id));
      // A topic belongs to one circle, and the list of a topic has an index.
      if (ofCircle && ofTopic && ofTopic.circle_id !== ofCircle) return { contents: [], total: 0 };
      const where: Where = {
        ...(ofTopic ? { topic_id: ofTopic.id } : ofCircle && { circle_id: ofCircle }),
        ...(type === 'essence' && { is_essence: true }),
      };
      const isWholeCircle = circle_id && !topic_id && type === 'new';
      const posts = await store.list<StoredCirclePost>('circle-post', {
        where,
        ...(isWholeCircle && { sortBy: 'pinned' }),
        ...toRange(paging),
      });
      return {
        contents: await toPosts(posts),
        total: await store.count('circle-post', where),
      };
    },
  };
};
