import * as z from 'zod';
import { inviteRecordSchema, userInfoSchema } from '../schemas/account';
import { codeReceiptSchema } from '../schemas/auth';
import { idSchema } from '../schemas/values';
import { op } from './op';
import { pageQuery } from './paging';

/** Phone codes and the account of the token; the login itself is createToken. */
export const accountOperations = {
  sendVerifyCode: op({
    operationId: 'sendVerifyCode',
    method: 'get',
    path: '/peony/v1/vcode',
    summary: 'Sends a code of six digits to a phone',
    query: z.object({
      tel: z.string().max(32),
      type: z.preprocess(Number, z.literal(6)).meta({ description: 'Purpose: login (spec §9).' }),
    }),
    data: codeReceiptSchema,
  }),
  getAccount: op({
    operationId: 'getAccount',
    method: 'get',
    path: '/peony/v1/account/{id}',
    summary: 'User info by user id; only the own one',
    params: z.object({ id: idSchema }),
    data: userInfoSchema,
  }),
  getOwnAccount: op({
    operationId: 'getOwnAccount',
    method: 'post',
    path: '/peony/v1/account',
    summary: 'User info of the owner of the token (R62)',
    data: userInfoSchema,
  }),
  logout: op({
    operationId: 'logout',
    method: 'post',
    path: '/peony/v1/account/logout',
    summary: 'Ends the token it is sent with',
    data: z.null(),
  }),
  getInviteRecord: op({
    operationId: 'getInviteRecord',
    method: 'get',
    path: '/peony/v1/invite/record',
    summary: 'Who has joined on an invitation of the owner of the token, newest first',
    query: pageQuery,
    data: inviteRecordSchema,
  }),
};
