import * as z from 'zod';
import { pictureSchema } from './content';
import { commentSwitchSchema, countSchema, secondsSchema } from './values';

/** A circle: people around one subject. */
export const circleSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string().optional(),
    cover: z.string().optional(),
    notice: z.string().optional(),
    owner_alias: z.string().optional(),
    member_count: countSchema,
    content_count: countSchema,
    share_link: z.string().optional(),
  })
  .meta({ id: 'Circle' });

/** A topic inside a circle. */
export const circleTopicSchema = z
  .object({
    id: z.string(),
    circle_id: z.string(),
    name: z.string(),
    description: z.string().optional(),
    cover: z.string().optional(),
    content_count: countSchema,
    view_count: countSchema.optional(),
    share_link: z.string().optional(),
  })
  .meta({ id: 'CircleTopic' });

const circleMemberSchema = z
  .object({
    user_id: z.string(),
    alias: z.string(),
    avatar: z.string().optional(),
    tag: z.string().optional().meta({ description: 'Part in the circle, such as 巡护员.' }),
  })
  .meta({ id: 'CircleMember' });

/** A post of a circle: plain text and pictures. */
export const circlePostSchema = z
  .object({
    id: z.string(),
    content: z.string(),
    images: z.array(pictureSchema).optional(),
    user: circleMemberSchema,
    circle: z.object({ id: z.string(), name: z.string(), cover: z.string().optional() }),
    topic: z.object({ id: z.string(), name: z.string() }).optional(),
    created_at: secondsSchema,
    ip_location: z.string().optional(),
    is_essence: z.boolean().optional().meta({ description: 'Chosen by the owner of the circle.' }),
    is_top: z.boolean().optional(),
    view_count: countSchema.optional(),
    like_count: countSchema.optional(),
    comment_count: countSchema.optional(),
    share_link: z.string().optional(),
    meta: z.object({ comment_available: commentSwitchSchema.optional() }).optional(),
    enable_comment: z.boolean().optional(),
  })
  .meta({ id: 'CirclePost' });

export const circleListSchema = z
  .object({ circles: z.array(circleSchema), total: countSchema })
  .meta({ id: 'CircleList' });

export const circleTopicListSchema = z
  .object({ topics: z.array(circleTopicSchema), total: countSchema })
  .meta({ id: 'CircleTopicList' });

export const circlePostListSchema = z
  .object({ contents: z.array(circlePostSchema), total: countSchema })
  .meta({ id: 'CirclePostList' });
