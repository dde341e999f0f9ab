import type { Circle, CircleTopic } from '@share/api-contract/sent';
import { communityPaths } from '@share/site-paths';
import type { StoredCirclePost } from '../../community/createCircles';
import { publishedAt, whenTrue } from '../cityTime';
import { buildWrittenComments } from '../buildWrittenComments';
import { hashText } from '../createRandom';
import { lookAt, photographUrl } from '../pictures/pictureOf';
import { picturesOf } from '../picturesOf';
import type { SeedRecord, StoredComment } from '../SeedBundle';
import { birdCircle } from './birdCircle';
import type { CircleDraft, CirclePostDraft, CircleTopicDraft } from './CircleDraft';
import { townCircles } from './townCircles';

const drafts: readonly CircleDraft[] = [birdCircle, ...townCircles];

const postedAt = ({ hoursAgo, content }: CirclePostDraft, now: number): number =>
  whenTrue(publishedAt(now, hoursAgo), content);

const cover = (scene: string, id: string) => photographUrl(lookAt(scene, id));

const toCircle = (draft: CircleDraft): Circle => ({
  id: draft.id,
  name: draft.name,
  description: draft.description,
  cover: cover(draft.scene, draft.id),
  ...(draft.notice && { notice: draft.notice }),
  owner_alias: draft.owner,
  member_count: draft.members,
  content_count: draft.contents,
  share_link: communityPaths.circle(draft.id),
});

const toTopic = (circle: CircleDraft, topic: CircleTopicDraft): CircleTopic => ({
  id: topic.id,
  circle_id: circle.id,
  name: topic.name,
  description: topic.description,
  cover: cover(topic.scene, topic.id),
  content_count: topic.contents,
  view_count: topic.views,
  share_link: communityPaths.topic(topic.id),
});

const toPost = (circle: CircleDraft, draft: CirclePostDraft, now: number): StoredCirclePost => {
  const topic = circle.topics.find(({ id }) => id === draft.topic);
  const person = hashText(draft.alias).toString(36);
  return {
    id: draft.id,
    content: draft.content,
    ...(draft.scenes && { images: picturesOf(draft.id, draft.scenes) }),
    user: {
      user_id: `u${person}`,
      alias: draft.alias,
      avatar: `/media/avatar/${person}.svg`,
      ...(draft.tag && { tag: draft.tag }),
    },
    circle: { id: circle.id, name: circle.name, cover: cover(circle.scene, circle.id) },
    ...(topic && { topic: { id: topic.id, name: topic.name } }),
    created_at: postedAt(draft, now),
    ip_location: draft.place ?? '云浦',
    is_essence: draft.isEssence ?? false,
    is_top: draft.isTop ?? false,
    view_count: draft.likes * 17,
    like_count: draft.likes,
    share_link: communityPaths.post(draft.id),
    meta: { comment_available: String(!draft.isClosedForComments) },
    enable_comment: !draft.isClosedForComments,
    circle_id: circle.id,
    topic_id: topic?.id ?? '',
    pinned: draft.isTop ? 1 : 0,
  };
};

/** Circles with their topics, posts and comments; `now` in seconds. */
export const buildCircleSeed = (now: number): { records: SeedRecord[]; comments: StoredComment[] } => {
  const posts = drafts
    .flatMap((circle) => circle.posts.map((draft) => toPost(circle, draft, now)))
    .sort((one, other) => one.created_at - other.created_at);
  const topics = drafts.flatMap((circle) => circle.topics.map((topic) => toTopic(circle, topic)));
  return {
    records: [
      ...drafts.map(toCircle).map((body) => ({ kind: 'circle' as const, id: body.id, body })),
      ...topics.map((body) => ({ kind: 'circle-topic' as const, id: body.id, body })),
      ...posts.map((body) => ({ kind: 'circle-post' as const, id: body.id, body })),
    ],
    comments: drafts
      .flatMap((circle) => circle.posts)
      .flatMap((post) => buildWrittenComments(post.id, post.comments ?? [], postedAt(post, now), now)),
  };
};
