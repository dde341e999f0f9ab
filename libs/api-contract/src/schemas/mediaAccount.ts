import * as z from 'zod';
import { mediaAccountSchema } from './content';
import { countSchema } from './values';

/** A media account on its own page. */
export const mediaAccountInfoSchema = z
  .object({
    ...mediaAccountSchema.shape,
    certification: z.string().optional().meta({ description: 'Who stands behind it, as verified.' }),
    ip_location: z.string().optional(),
    follower_count: countSchema,
    follow_count: countSchema,
    content_count: countSchema,
  })
  .meta({ id: 'MediaAccountInfo' });

/** One page of the media accounts that a user follows. */
export const followListSchema = z
  .object({ accounts: z.array(mediaAccountInfoSchema), total: countSchema })
  .meta({ id: 'FollowList' });
