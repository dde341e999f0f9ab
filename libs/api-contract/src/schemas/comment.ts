import * as z from 'zod';
import { countSchema, secondsSchema } from './values';

/** A comment (level 1) or a reply (level 2); plain text, never markup (spec §3). */
const commentSchema = z
  .object({
    gid: z.string(),
    content: z.string(),
    created_at: secondsSchema,
    ip_location: z.string().optional().meta({ description: 'Province or city.' }),
    alias: z.string(),
    avatar: z.string().optional(),
    user: z.object({ mp_name: z.string().optional() }).optional(),
    star: z.boolean().optional().meta({ description: 'Whether the owner of the token has starred it.' }),
    star_count: countSchema.optional(),
    reply_count: countSchema.optional(),
    get replys() {
      return z
        .array(commentSchema)
        .optional()
        .meta({ description: 'The first replies; the others come from getChildComments.' });
    },
    level: z.literal([1, 2]),
    comment_type: z
      .literal([1, 2])
      .optional()
      .meta({ description: '1 about an item, 2 an answer to a comment.' }),
    owner_user_id: z.string().optional(),
    reply_alias: z
      .string()
      .optional()
      .meta({ description: 'Who is answered; absent when it is the parent.' }),
    is_author: z.boolean().optional().meta({ description: 'Written by the publisher of the item.' }),
  })
  .meta({ id: 'Comment' });

/** One page of comments or replies. */
export const commentListSchema = z
  .object({
    comments: z.array(commentSchema),
    count: countSchema.meta({
      description: 'How many the list pages through: top comments, or replies of one.',
    }),
    total: countSchema.optional().meta({ description: 'Top comments and replies together.' }),
  })
  .meta({ id: 'CommentList' });

/** A comment as it is sent; the writer is the owner of the token (spec §3, reply target). */
export const newCommentSchema = z
  .object({
    content: z.string().meta({ description: '1 to 500 characters of plain text.' }),
    track_id: z.string().max(128).optional(),
    comment_type: z.literal([1, 2]).optional(),
    parent_id: z
      .string()
      .max(64)
      .optional()
      .meta({ description: 'gid of the top comment that is answered.' }),
    target_user_id: z.string().max(64).optional(),
    target_user_alias: z.string().max(64).optional(),
  })
  .meta({ id: 'NewComment' });

/** The same about an item of a media account, whose calls know no `track_id` (spec §7). */
export const newMediaAccountCommentSchema = newCommentSchema
  .omit({ track_id: true })
  .meta({ id: 'NewMediaAccountComment' });

/** The discussion that remains after one of its comments is deleted. */
export const commentDeletionSchema = z
  .object({ total: countSchema.meta({ description: 'Top comments and replies together.' }) })
  .meta({ id: 'CommentDeletion' });

/** The comment as stored. `is_pending`: it is shown to others only after a review (R29). */
export const commentReceiptSchema = z
  .object({ comment: commentSchema, is_pending: z.boolean() })
  .meta({ id: 'CommentReceipt' });
