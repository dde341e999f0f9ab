import * as z from 'zod';

/** Asks for an anonymous token (spec §3, §7). */
export const tokenRequestSchema = z
  .object({
    appid: z.int().min(1),
    platform: z.string().min(1).max(32),
    device_id: z.string().max(64).optional(),
  })
  .meta({ id: 'TokenRequest' });

export const tokenAnswerSchema = z
  .object({
    token: z
      .string()
      .meta({ description: 'A JWT with appid, device_id, exp, platform and uid `anonymous`.' }),
  })
  .meta({ id: 'TokenAnswer' });
