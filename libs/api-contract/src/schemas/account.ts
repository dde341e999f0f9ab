import * as z from 'zod';
import { countSchema, secondsSchema } from './values';

/** User info (spec §3), shown to its owner alone. */
export const userInfoSchema = z
  .object({
    user_id: z.string(),
    alias: z.string(),
    avatar: z.string().optional(),
    tel: z
      .string()
      .optional()
      .meta({ description: 'Phone number with its middle hidden, such as 138****8000.' }),
    ip_location: z.string().optional(),
    created_at: secondsSchema.optional(),
  })
  .meta({ id: 'UserInfo' });

const inviteeSchema = z.object({
  alias: z.string(),
  avatar: z.string().optional(),
  created_at: secondsSchema,
});

/** Who has joined on an invitation of the owner of the token. */
export const inviteRecordSchema = z
  .object({ records: z.array(inviteeSchema), total: countSchema })
  .meta({ id: 'InviteRecord' });
