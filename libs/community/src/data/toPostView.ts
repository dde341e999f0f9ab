import type { CirclePost } from '@share/api-contract/types';
import type { PictureView } from '@share/content-cards';
import { plainText, safeImageUrl } from '@share/safety';
import { communityPaths } from '@share/site-paths';
import { areCommentsOpen } from './areCommentsOpen';
import { toPictureViews } from './toPictureViews';

export interface PostView {
  id: string;
  href: string;
  text: string;
  pictures: PictureView[];
  alias: string;
  avatar?: string;
  /** Part of the author in the circle, such as 巡护员. */
  tag?: string;
  circle: { id: string; name: string; href: string };
  topic?: { name: string; href: string };
  /** Seconds. */
  createdAt?: number | undefined;
  place?: string;
  isPinned: boolean;
  /** Chosen by the owner of the circle. */
  isEssence: boolean;
  likes: number;
  comments: number;
  commentsOpen: boolean;
}

const longestText = 10_000;

const toTopic = (topic: CirclePost['topic']): Pick<PostView, 'topic'> => {
  const name = plainText(topic?.name, 40);
  return topic && name ? { topic: { name, href: communityPaths.topic(topic.id) } } : {};
};

/** A post as pages show it; hostile addresses are dropped, texts are plain. */
export const toPostView = (post: CirclePost, { siteOrigin }: { siteOrigin: string }): PostView => {
  const { user = {}, circle = {} } = post;
  const alias = plainText(user.alias, 24) || '圈友';
  const avatar = safeImageUrl(user.avatar, { siteOrigin });
  const tag = plainText(user.tag, 8);
  const place = plainText(post.ip_location, 12);
  return {
    id: post.id ?? '',
    href: communityPaths.post(post.id),
    text: plainText(post.content, longestText),
    pictures: toPictureViews(post.images, { siteOrigin, alt: `${alias}的图片` }),
    alias,
    ...(avatar && { avatar }),
    ...(tag && { tag }),
    circle: {
      id: circle.id ?? '',
      name: plainText(circle.name, 40) || '圈子',
      href: communityPaths.circle(circle.id),
    },
    ...toTopic(post.topic),
    createdAt: post.created_at,
    ...(place && { place }),
    isPinned: post.is_top ?? false,
    isEssence: post.is_essence ?? false,
    likes: post.like_count ?? 0,
    comments: post.comment_count ?? 0,
    commentsOpen: areCommentsOpen(post),
  };
};
