import { cleanData } from '@share/api-client';
import type { LivePush } from '@share/api-contract/sent';
import type { Received } from '@share/api-contract/types';
import { toLiveState } from '@share/content-cards';

const has = (fields: object | undefined, ...names: string[]): boolean =>
  names.every((name) => Reflect.get(fields ?? {}, name) !== undefined);

const hasState = (push: Received<LivePush>): boolean =>
  'status' in push && toLiveState(push.status) !== undefined;

/** The required fields of a push, by its type. */
const checks = new Map<unknown, (push: Received<LivePush>) => boolean>([
  ['message', (push) => 'message' in push && has(push.message, 'msg_id', 'content', 'alias', 'position')],
  ['delete', (push) => has(push, 'msg_id')],
  ['post', (push) => 'post' in push && has(push.post, 'msg_id', 'content', 'alias', 'created_at')],
  ['status', hasState],
  ['room', hasState],
]);

const isWhole = (push: Received<LivePush>): push is LivePush => checks.get(push.type)?.(push) === true;

/** A publication of a room's channel, cleaned as answers are; undefined for anything that this page does not know. */
export const toLivePush = (data: unknown): LivePush | undefined => {
  cleanData(data);
  const push: Received<LivePush> = Object(data);
  return isWhole(push) ? push : undefined;
};
