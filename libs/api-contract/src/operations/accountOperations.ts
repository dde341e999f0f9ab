import * as z from 'zod';
import { codeReceiptSchema, inviteRecordSchema, userInfoSchema } from '../schemas/account';
import { idSchema } from '../schemas/values';
import { op } from './op';
import { pageQuery } from './paging';

/** Phone codes and the account of the token; the login itself is createToken. */
export const accountOperations = {
  sendVerifyCode: op({
    method: 'get',
    path: '/peony/v1/vcode',
    summary: 'Sends a code of six digits to a phone; needs the anonymous token or that of a user',
    query: z.object({
      tel: z.string().max(32),
      type: z.preprocess(Number, z.literal(6)).meta({ description: 'Purpose: login (spec §9).' }),
    }),
    data: codeReceiptSchema.nullable(),
  }),
  getAccount: op({
    method: 'get',
    path: '/peony/v1/account/{id}',
    summary: 'User info by user id; only the own one',
    params: z.object({ id: idSchema }),
    data: userInfoSchema,
  }),
  getOwnAccount: op({
    method: 'post',
    path: '/peony/v1/account',
    summary: 'User info of the owner of the token (R62)',
    data: userInfoSchema,
  }),
  logout: op({
    method: 'post',
    path: '/peony/v1/account/logout',
    summary: 'Ends the token it is sent with',
    data: z.null(),
  }),
  getInviteRecord: op({
    method: 'get',
    path: '/peony/v1/invite/record',
    summary: 'Users who have joined on an invitation of the owner of the token, newest first',
    query: pageQuery,
    data: inviteRecordSchema,
  }),
};
