import type { LivePush } from '@share/api-contract/types';
import { toLiveState } from '../data/liveStateAt';

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields => Object(value) as Fields;

const areTexts = (fields: Fields, ...names: string[]): boolean =>
  names.every((name) => typeof fields[name] === 'string');

/** Seconds of the year 5138: what is larger is counted in milliseconds, or is no time. */
const lastSecond = 1e11;

const isTime = (value: unknown): boolean => typeof value === 'number' && value > 0 && value < lastSecond;

const checks = new Map<unknown, (push: Fields) => boolean>([
  [
    'message',
    (push) => {
      const message = fieldsOf(push['message']);
      return areTexts(message, 'msg_id', 'content', 'alias') && Number.isInteger(message['position']);
    },
  ],
  ['delete', (push) => areTexts(push, 'msg_id')],
  [
    'post',
    (push) => {
      const post = fieldsOf(push['post']);
      return areTexts(post, 'msg_id', 'content', 'alias') && isTime(post['created_at']);
    },
  ],
  ['status', ({ status }) => toLiveState(status) !== undefined],
]);

/** A publication of a room's channel; undefined for anything that this page does not know. */
export const toLivePush = (data: unknown): LivePush | undefined => {
  const push = fieldsOf(data);
  return checks.get(push['type'])?.(push) ? (push as unknown as LivePush) : undefined;
};
