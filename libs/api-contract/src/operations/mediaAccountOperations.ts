import * as z from 'zod';
import {
  commentDeletionSchema,
  commentListSchema,
  commentReceiptSchema,
  newMediaAccountCommentSchema,
} from '../schemas/comment';
import { contentDetailSchema } from '../schemas/content';
import { followListSchema, mediaAccountInfoSchema } from '../schemas/mediaAccount';
import {
  collectionStateSchema,
  followChangeSchema,
  followStateSchema,
  mediaAccountCollectionChangeSchema,
  starChangeSchema,
  starStateSchema,
} from '../schemas/participation';
import { contentTypeSchema, idSchema } from '../schemas/values';
import { op } from './op';
import { commentPageQuery, pageQuery } from './paging';

const accountParams = z.object({ uid: idSchema });

/** Media accounts, and the family of calls for what they publish (spec §6). */
export const mediaAccountOperations = {
  getMediaAccountContent: op({
    method: 'get',
    path: '/guzzle/v1/content/{post_id}',
    summary: 'One item of a media account; `less=true` leaves out the body and the related items',
    params: z.object({ post_id: idSchema }),
    query: z.object({ type: contentTypeSchema.optional(), less: z.enum(['true', 'false']).default('false') }),
    data: contentDetailSchema,
  }),
  getMediaAccountTopComments: op({
    method: 'get',
    path: '/guzzle/v1/comment/{id}',
    summary: 'Top comments on an item of a media account, each with its first replies',
    params: z.object({ id: idSchema }),
    query: commentPageQuery.extend({ sort: z.enum(['new', 'hot']).default('new') }),
    data: commentListSchema,
  }),
  getMediaAccountChildComments: op({
    method: 'get',
    path: '/guzzle/v1/comment/{post}/{cid}',
    summary: 'Replies to a top comment on an item of a media account, oldest first',
    params: z.object({ post: idSchema, cid: idSchema }),
    query: commentPageQuery,
    data: commentListSchema,
  }),
  createMediaAccountComment: op({
    method: 'post',
    path: '/guzzle/v1/comment/{id}',
    summary: 'Writes a comment or a reply on an item of a media account as the owner of the token',
    params: z.object({ id: idSchema }),
    body: newMediaAccountCommentSchema,
    data: commentReceiptSchema,
    isIdempotent: true,
  }),
  deleteMediaAccountComment: op({
    method: 'post',
    path: '/guzzle/v1/comment/{post}/{cid}/delete',
    summary: 'Deletes a comment or reply of the owner of the token on an item of a media account',
    params: z.object({ post: idSchema, cid: idSchema }),
    data: commentDeletionSchema.nullable(),
  }),
  changeMediaAccountCollection: op({
    method: 'post',
    path: '/guzzle/v1/collection/{id}',
    summary: 'Collects an item of a media account or stops collecting it; asking twice acts once',
    params: z.object({ id: idSchema }),
    body: mediaAccountCollectionChangeSchema,
    data: collectionStateSchema.nullable(),
  }),
  changeMediaAccountStar: op({
    method: 'post',
    path: '/guzzle/v1/star',
    summary: 'Likes an item of a media account or a comment on one, or takes it back',
    body: starChangeSchema,
    data: starStateSchema.nullable(),
  }),
  changeFollow: op({
    method: 'post',
    path: '/guzzle/v1/mp/follow/{uid}',
    summary: 'Follows a media account or stops following it; asking twice acts once',
    params: accountParams,
    body: followChangeSchema,
    data: followStateSchema.nullable(),
  }),
  getFollowState: op({
    method: 'post',
    path: '/guzzle/v1/mp/is_followed/{uid}',
    summary: 'Whether the owner of the token follows a media account; never for an anonymous token',
    params: accountParams,
    data: followStateSchema,
  }),
  getMediaAccount: op({
    method: 'get',
    path: '/guzzle/v1/mp/info/{uid}',
    summary: 'One media account',
    params: accountParams,
    data: mediaAccountInfoSchema,
  }),
  getFollowList: op({
    method: 'get',
    path: '/guzzle/v1/mp/follow_list/{uid}',
    summary: 'Accounts that a media account or the owner of the token follows, the latest first',
    params: accountParams,
    query: pageQuery,
    data: followListSchema,
  }),
};
