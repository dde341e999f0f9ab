import * as z from 'zod';
import { cardLiveSchema } from './live';
import { commentSwitchSchema, contentTypeSchema, countSchema, secondsSchema, switchSchema } from './values';

/** A picture in three sizes; only `url` or `thumb` is certain (spec §3; the misspelling `wbep_thumb` is the platform's, R58). */
export const pictureSchema = z
  .object({
    url: z.string().optional(),
    thumb: z.string().optional(),
    wbep_thumb: z.string().optional(),
    width: z.int().min(1).optional(),
    height: z.int().min(1).optional(),
    caption: z.string().optional(),
  })
  .meta({ id: 'Picture' });

/** A media account, the publisher of self-media content. */
export const mediaAccountSchema = z
  .object({
    user_id: z.string(),
    name: z.string(),
    avatar: z.string().optional(),
    description: z.string().optional(),
  })
  .meta({ id: 'MediaAccount' });

/** Fields of some types only: h5 and link, sp_topic (spec §3, R59), media and galleries. */
const contentPayloadSchema = z
  .looseObject({
    url: z.string().optional(),
    real_url: z.string().optional(),
    nav: switchSchema.optional(),
    capsule: switchSchema.optional(),
    bizName: z.string().optional(),
    enable_app: switchSchema.optional(),
    app_url: z.string().optional(),
    enable_pc: switchSchema.optional(),
    pc_url: z.string().optional(),
    thumb: z.string().optional(),
    play_url: z.string().optional(),
    duration: z.number().min(0).optional().meta({ description: 'Seconds.' }),
    width: z.int().min(1).optional(),
    height: z.int().min(1).optional(),
    images: z.array(pictureSchema).optional(),
  })
  .meta({ id: 'ContentPayload' });

export const styleSchema = z.object({ data: z.array(pictureSchema) });

const cardFields = {
  post_id: z.string(),
  content_type: contentTypeSchema,
  title: z.string(),
  summary: z.string().optional(),
  track_id: z.string().optional(),
  content_link: z
    .string()
    .optional()
    .meta({ description: 'The page of the item; its actor tells the family (spec §2).' }),
  category: z
    .string()
    .optional()
    .meta({ description: 'Section and subject over the title, such as 深度 · 生态.' }),
  source_alias: z.string().optional(),
  publish_at: secondsSchema.optional(),
  view_count: countSchema.optional(),
  like_count: countSchema.optional(),
  collect_count: countSchema.optional(),
  comment_count: countSchema.optional(),
  duration_str: z.string().optional().meta({ description: 'Length of a video or an audio, such as 03:25.' }),
  pic_num: countSchema.optional(),
  style: styleSchema.optional(),
  payload: contentPayloadSchema.optional(),
  mp: mediaAccountSchema.optional(),
  mp_user_id: z.string().optional(),
  live: cardLiveSchema.optional().meta({
    description: 'State of the room of a live item; without it a card says neither state nor time.',
  }),
};

/** One content item in a list. */
export const contentCardSchema = z.object(cardFields).meta({ id: 'ContentCard' });

/** The whole content item a detail page shows: DocDetail of spec §3 with the optional fields of R68. */
export const contentDetailSchema = z
  .object({
    ...cardFields,
    content: z.string().optional().meta({ description: 'Body as HTML; not trusted.' }),
    type: z.string().optional(),
    share_link: z.string().optional(),
    pc_link: z.string().optional(),
    author: z.string().optional(),
    editor: z.string().optional(),
    relations: z.array(contentCardSchema).optional(),
    meta: z
      .object({
        comment_available: commentSwitchSchema.optional(),
      })
      .optional(),
    enable_comment: z.boolean().optional(),
    album_status: z.object({ status: z.int().optional(), total: countSchema.optional() }).optional(),
    expired_at: z
      .union([z.number(), z.string()])
      .optional()
      .meta({ description: 'End of a preview: seconds, milliseconds or ISO 8601 (R11).', 'x-kind': 'time' }),
    topics: z.array(z.string()).optional(),
    copyright: z.string().optional(),
    updated_at: secondsSchema.optional().meta({ description: 'When what is said was last changed.' }),
    corrections: z
      .array(z.object({ corrected_at: secondsSchema.optional(), text: z.string() }))
      .optional()
      .meta({ description: 'What was wrong after the publication, and when it was put right.' }),
    ai_label: z.string().optional().meta({ description: 'Says which part was made by a machine.' }),
    content_warning: z.string().optional(),
    audio_url: z.string().optional().meta({ description: 'The article read aloud.' }),
    subtitles: z.array(z.object({ label: z.string(), lang: z.string(), url: z.string() })).optional(),
  })
  .meta({ id: 'ContentDetail' });

/** One page of a list of content items. */
export const contentPageSchema = z
  .object({
    posts: z.array(contentCardSchema),
    total: countSchema.meta({ description: 'Items in the whole list.' }),
  })
  .meta({ id: 'ContentPage' });
