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

/** A user who has joined on an invitation of the owner of the token. */
export const inviteRecordSchema = z
  .object({ records: z.array(inviteeSchema), total: countSchema })
  .meta({ id: 'InviteRecord' });

/** Fields of a login beside the account (spec §9: appid 1, platform mobile). */
const loginProblems: readonly [field: string, isMet: (request: TokenFields) => boolean, message: string][] = [
  ['appid', ({ appid }) => appid === 1, '登录时应为 1'],
  ['platform', ({ platform }) => platform === 'mobile', '登录时应为 mobile'],
  ['device_id', ({ device_id }) => Boolean(device_id), '登录时必填'],
  [
    'verify_code',
    ({ verify_code, password }) => (verify_code === undefined) !== (password === undefined),
    '与 password 应恰有一项',
  ],
];

const tokenFields = z.object({
  appid: z.int().min(1),
  platform: z.string().min(1).max(32),
  device_id: z.string().max(64).optional(),
  account: z
    .string()
    .max(32)
    .optional()
    .meta({ description: 'Phone number; with it the call is a login, without it the token is anonymous.' }),
  verify_code: z.string().min(1).max(6).optional(),
  password: z.string().min(1).max(128).optional(),
});

type TokenFields = z.output<typeof tokenFields>;

/**
 * Requests an anonymous token, or logs in: then `account`, `device_id` and either `verify_code` or `password` are there
 * (spec §3, §7).
 */
export const tokenRequestSchema = tokenFields
  .superRefine((request, context) => {
    const { account, verify_code, password } = request;
    const isLogin = account !== undefined || verify_code !== undefined || password !== undefined;
    if (!isLogin) return;
    if (account === undefined) context.addIssue({ code: 'custom', path: ['account'], message: '登录时必填' });
    for (const [field, isMet, message] of loginProblems)
      if (!isMet(request)) context.addIssue({ code: 'custom', path: [field], message });
  })
  .meta({
    id: 'TokenRequest',
    dependentRequired: { account: ['device_id'], verify_code: ['account'], password: ['account'] },
  });

export const tokenAnswerSchema = z
  .object({
    token: z.string().meta({
      description: 'A JWT with appid, device_id, exp, platform and uid; uid is `anonymous` without a login.',
    }),
    user_id: z.string().optional().meta({ description: 'Who has logged in.' }),
  })
  .meta({ id: 'TokenAnswer' });

/** The answer to a request for a code; it never tells whether the phone is known. */
export const codeReceiptSchema = z
  .object({
    expires_in: z.int().min(1).meta({ description: 'Seconds the code is valid.' }),
    resend_after: z.int().min(1).meta({ description: 'Seconds until another may be requested.' }),
  })
  .meta({ id: 'CodeReceipt' });
