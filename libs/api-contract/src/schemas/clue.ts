import * as z from 'zod';
import { pictureSchema } from './content';
import { commentSwitchSchema, countSchema, secondsSchema } from './values';

/**
 * The name of a topic: text of any script, up to 64 characters, that fits into one segment of an address. Slashes,
 * `% ? # ;`, control characters and names of dots only are refused.
 */
export const topicNameSchema = z
  .string()
  .trim()
  .regex(/^(?!\.+$)(?:(?![/\\%?#;])[\p{L}\p{M}\p{N}\p{P}\p{S} \u200d]){1,64}$/u);

/** How far a clue report has come: received, passed on, being dealt with, answered, closed. */
const clueStatusSchema = z
  .enum(['received', 'forwarded', 'processing', 'replied', 'closed'])
  .meta({ id: 'ClueStatus' });

/** A person or an office that reports, is addressed or answers. */
const cluePersonSchema = z
  .object({
    user_id: z.string(),
    alias: z.string(),
    avatar: z.string().optional(),
    title: z.string().optional().meta({ description: 'Tag beside the name, such as 记者.' }),
    ip_location: z.string().optional(),
  })
  .meta({ id: 'CluePerson' });

const cluePlaceSchema = z
  .object({
    id: z.string().optional().meta({ description: 'Of the place on the map, for its name and its weather.' }),
    address: z.string(),
    longitude: z.number().min(-180).max(180).optional(),
    latitude: z.number().min(-90).max(90).optional(),
  })
  .meta({ id: 'CluePlace' });

/** One step of how a report was dealt with. */
const clueStepSchema = z
  .object({
    id: z.string(),
    org: z.string().meta({ description: 'The office that acted.' }),
    content: z.string(),
    status: clueStatusSchema,
    created_at: secondsSchema,
    images: z.array(pictureSchema).optional(),
  })
  .meta({ id: 'ClueStep' });

const clueTopicFields = {
  name: z.string(),
  description: z.string().optional(),
  cover: z.string().optional(),
  view_sum: countSchema.meta({ description: 'Views of all its reports together.' }),
  clue_count: countSchema,
};

/** A topic reports are filed under; its name is its address. */
const clueTopicSchema = z.object(clueTopicFields).meta({ id: 'ClueTopic' });

/** A group of topics. */
const topicChannelSchema = z
  .object({ channel_id: z.string(), name: z.string(), topics: z.array(clueTopicSchema) })
  .meta({ id: 'TopicChannel' });

const cardFields = {
  post_id: z.string(),
  track_id: z.string().optional(),
  title: z.string(),
  content: z.string().meta({ description: 'Plain text.' }),
  images: z.array(pictureSchema).optional(),
  user: cluePersonSchema,
  at_users: z.array(cluePersonSchema).optional().meta({ description: 'Whom the report requests an answer.' }),
  topics: z.array(z.string()).optional().meta({ description: 'Names of topics.' }),
  place: cluePlaceSchema.optional(),
  status: clueStatusSchema,
  status_label: z.string().optional(),
  created_at: secondsSchema,
  view_count: countSchema.optional(),
  like_count: countSchema.optional(),
  comment_count: countSchema.optional(),
  share_count: countSchema.optional(),
};

/** A clue report in a list. */
export const clueCardSchema = z.object(cardFields).meta({ id: 'ClueCard' });

/** A whole clue report. */
export const reportDetailSchema = z
  .object({
    ...cardFields,
    progress: z.array(clueStepSchema).meta({ description: 'Latest step first; empty before the first.' }),
    share_link: z.string().optional(),
    meta: z.object({ comment_available: commentSwitchSchema.optional() }).optional(),
    enable_comment: z.boolean().optional(),
  })
  .meta({ id: 'ReportDetail' });

/** One page of clue reports. */
export const clueListSchema = z
  .object({ clues: z.array(clueCardSchema), total: countSchema })
  .meta({ id: 'ClueList' });

/** The public page of a reporter or an office. */
export const personalDetailSchema = cluePersonSchema
  .extend({
    description: z.string().optional(),
    joined_at: secondsSchema.optional(),
    clue_count: countSchema,
    at_ta_count: countSchema.meta({ description: 'Reports that ask this person for an answer.' }),
    relate_count: countSchema.meta({ description: 'Published items that go back to this person.' }),
    like_count: countSchema.optional(),
  })
  .meta({ id: 'PersonalDetail' });

/** A topic with its first reports and the channel it belongs to. */
export const topicDetailSchema = z
  .object({
    ...clueTopicFields,
    share_link: z.string().optional(),
    channel: topicChannelSchema.optional(),
    clues: z.array(clueCardSchema),
    total: countSchema,
  })
  .meta({ id: 'TopicDetail' });

/** Recommended topics; the misspelling is the platform's (R58). */
export const recomendSchema = z
  .object({ Recomend: z.array(clueTopicSchema), total: countSchema })
  .meta({ id: 'Recomend' });
