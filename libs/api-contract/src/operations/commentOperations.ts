import * as z from 'zod';
import {
  commentDeletionSchema,
  commentListSchema,
  commentReceiptSchema,
  newCommentSchema,
} from '../schemas/comment';
import { idSchema } from '../schemas/values';
import { op } from './op';
import { commentPageQuery } from './paging';

/** Comments of an item; `id` and `post` are post_ids, `cid` is the gid of a top comment. */
export const commentOperations = {
  getTopComments: op({
    method: 'get',
    path: '/peony/v1/comment/{id}',
    summary: 'Top comments, each with its first replies',
    params: z.object({ id: idSchema }),
    query: commentPageQuery.extend({ sort: z.enum(['new', 'hot']).default('new') }),
    data: commentListSchema,
  }),
  getChildComments: op({
    method: 'get',
    path: '/peony/v1/comment/{post}/{cid}',
    summary: 'Replies to a top comment, oldest first',
    params: z.object({ post: idSchema, cid: idSchema }),
    query: commentPageQuery,
    data: commentListSchema,
  }),
  createComment: op({
    method: 'post',
    path: '/peony/v1/comment/{id}',
    summary: 'Writes a comment or a reply as the owner of the token',
    params: z.object({ id: idSchema }),
    body: newCommentSchema,
    data: commentReceiptSchema,
    isIdempotent: true,
  }),
  deleteComment: op({
    method: 'post',
    path: '/peony/v1/comment/{post}/{cid}/delete',
    summary: 'Deletes a comment or reply of the owner of the token, and the replies to it',
    params: z.object({ post: idSchema, cid: idSchema }),
    data: commentDeletionSchema.nullable(),
  }),
};
