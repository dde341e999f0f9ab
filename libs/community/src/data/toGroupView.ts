import type { Circle, CircleTopic } from '@share/api-contract/types';
import { plainText, safeImageUrl } from '@share/safety';
import { communityPaths } from '@share/site-paths';
import { formatNumber } from '@share/ui/format';

/** A circle or a topic: a group of posts. */
export interface GroupView {
  id: string;
  name: string;
  href: string;
  cover?: string;
  description?: string;
  /** Figures such as `3204 位成员`. */
  facts: string[];
}

export interface CircleView extends GroupView {
  /** The owner's notice for members. */
  notice?: string;
}

export interface TopicView extends GroupView {
  circleId: string;
}

/** `3204 位成员`, `1.1万条内容`: no space after a Chinese unit. */
const factsOf = (count: number | undefined, what: string): string[] => {
  if (count === undefined) return [];
  const figure = formatNumber(count);
  return [/\d$/.test(figure) ? `${figure} ${what}` : figure + what];
};

interface Context {
  siteOrigin: string;
}

const toGroup = (
  { id, name, description, cover }: Pick<Circle, 'id' | 'name' | 'description' | 'cover'>,
  { siteOrigin }: Context,
) => {
  const shownCover = safeImageUrl(cover, { siteOrigin });
  const text = plainText(description, 200);
  return {
    id: id ?? '',
    name: plainText(name, 40),
    ...(shownCover && { cover: shownCover }),
    ...(text && { description: text }),
  };
};

/** A circle as pages show it. */
export const toCircleView = (circle: Circle, context: Context): CircleView => {
  const notice = plainText(circle.notice, 200);
  return {
    ...toGroup(circle, context),
    href: communityPaths.circle(circle.id),
    facts: [...factsOf(circle.member_count, '位成员'), ...factsOf(circle.content_count, '条内容')],
    ...(notice && { notice }),
  };
};

/** A topic as pages show it. */
export const toTopicView = (topic: CircleTopic, context: Context): TopicView => ({
  ...toGroup(topic, context),
  href: communityPaths.topic(topic.id),
  circleId: topic.circle_id ?? '',
  facts: [...factsOf(topic.content_count, '条内容'), ...factsOf(topic.view_count, '浏览')],
});
