import { toLivePush } from './toLivePush';

const post = { msg_id: 'p1', content: '起吊', alias: '记者', created_at: 1_793_575_800 };
const message = { msg_id: 'm1', position: 3, content: '早', alias: '小满', created_at: 1_793_575_800 };

test.each([
  [{ type: 'message', message }],
  [{ type: 'delete', msg_id: 'm1' }],
  [{ type: 'post', post }],
  [{ type: 'status', status: 2 }],
  [{ type: 'room', status: 1, online_count: 12, view_count: 34, like_count: 56, revision: 'r1' }],
])('%j is a push', (push) => expect(toLivePush(push)).toEqual(push));

test.each([
  [
    { type: 'message', message: { ...message, msg_id: 7, position: '3', created_at: '2026-11-02 07:30:00' } },
    'message',
  ],
  [{ type: 'delete', msg_id: 7 }, 'msg_id'],
  [{ type: 'status', status: '2' }, 'status'],
])('%j is read as answers are', (sent, name) => {
  const read = { message: { ...message, msg_id: '7' }, msg_id: '7', status: 2 };
  expect(toLivePush(sent)).toMatchObject({ [name]: read[name as 'message'] });
});

test.each([
  [undefined],
  ['message'],
  [{ type: 'toString' }],
  [{ type: 'gift', msg_id: 'm1' }],
  [{ type: 'message' }],
  [{ type: 'message', message: { ...message, content: { toString: 'x' } } }],
  [{ type: 'delete', msg_id: {} }],
  [{ type: 'post', post: { ...post, created_at: undefined } }],
  [{ type: 'post', post: { ...post, created_at: '1' } }],
  [{ type: 'post', post: { ...post, created_at: 0 } }],
  [{ type: 'post', post: { ...post, created_at: 1e20 } }],
  [{ type: 'status', status: 9 }],
  [{ type: 'status', status: 'x' }],
  [{ type: 'status' }],
  [{ type: 'room', online_count: 12 }],
])('%j is none', (data) => expect(toLivePush(data)).toBeUndefined());
