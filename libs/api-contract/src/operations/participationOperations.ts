import * as z from 'zod';
import {
  collectionChangeSchema,
  collectionStateSchema,
  starChangeSchema,
  starStateSchema,
  userRelationSchema,
} from '../schemas/participation';
import { contentTypeSchema, idSchema } from '../schemas/values';
import { op } from './op';

/** Actions of a user on an item of the platform's own editors. */
export const participationOperations = {
  getUserRelation: op({
    method: 'get',
    path: '/peony/v3/content/{type}/{post_id}/user_related',
    summary: 'Whether the owner of the token has collected the item; never for an anonymous token',
    params: z.object({ type: contentTypeSchema, post_id: idSchema }),
    data: userRelationSchema,
  }),
  changeCollection: op({
    method: 'post',
    path: '/peony/v1/collection/{id}',
    summary: 'Collects an item or stops collecting it; asking twice acts once',
    params: z.object({ id: idSchema }),
    body: collectionChangeSchema,
    data: collectionStateSchema.nullable(),
  }),
  changeStar: op({
    method: 'post',
    path: '/peony/v1/star',
    summary: 'Likes an item or a comment, or takes it back',
    body: starChangeSchema,
    data: starStateSchema.nullable(),
  }),
};
