import type { LivePush } from '@share/api-contract/types';

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields => Object(value) as Fields;

const areTexts = (fields: Fields, ...names: string[]): boolean =>
  names.every((name) => typeof fields[name] === 'string');

const checks = new Map<unknown, (push: Fields) => boolean>([
  [
    'message',
    (push) => {
      const message = fieldsOf(push['message']);
      return areTexts(message, 'msg_id', 'content', 'alias') && Number.isInteger(message['position']);
    },
  ],
  ['delete', (push) => areTexts(push, 'msg_id')],
  ['post', (push) => areTexts(fieldsOf(push['post']), 'msg_id', 'content', 'alias')],
  ['status', ({ status }) => [0, 1, 2, 3].includes(status as number)],
]);

/** A publication of a room's channel; undefined for anything that this page does not know. */
export const toLivePush = (data: unknown): LivePush | undefined => {
  const push = fieldsOf(data);
  return checks.get(push['type'])?.(push) ? (push as unknown as LivePush) : undefined;
};
