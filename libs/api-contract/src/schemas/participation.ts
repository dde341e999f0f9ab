import * as z from 'zod';
import { countSchema, idSchema } from './values';

/** The relations of the owner of the token to an item (spec §7). */
export const userRelationSchema = z.object({ is_collect: z.boolean() }).meta({ id: 'UserRelation' });

/** Collects an item or stops collecting it; the owner comes from the token, the item from the path. */
export const collectionChangeSchema = z
  .object({
    type: z.enum(['add', 'del']),
    track_id: z.string().max(128).optional(),
    cid: z.string().max(64).optional(),
  })
  .meta({ id: 'CollectionChange' });

/** The same for an item of a media account, whose calls know no `track_id` (spec §7). */
export const mediaAccountCollectionChangeSchema = collectionChangeSchema
  .omit({ track_id: true })
  .meta({ id: 'MediaAccountCollectionChange' });

export const collectionStateSchema = z
  .object({ is_collect: z.boolean(), collect_count: countSchema })
  .meta({ id: 'CollectionState' });

/** 1 follows, 0 stops following (spec §7). */
export const followChangeSchema = z.object({ type: z.literal([0, 1]) }).meta({ id: 'FollowChange' });

export const followStateSchema = z
  .object({ is_follow: z.boolean(), follower_count: countSchema.optional() })
  .meta({ id: 'FollowState' });

/** Likes an item or a comment. The site never sends it (spec §5); the app does. */
export const starChangeSchema = z
  .object({
    target_type: z.enum(['content', 'comment']),
    target_id: idSchema.meta({ description: 'post_id or gid.' }),
    type: z.enum(['add', 'del']),
  })
  .meta({ id: 'StarChange' });

export const starStateSchema = z
  .object({ is_star: z.boolean(), star_count: countSchema })
  .meta({ id: 'StarState' });
