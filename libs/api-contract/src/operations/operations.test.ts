import { operations } from './operations';

const parse = (id: keyof typeof operations, part: 'params' | 'query' | 'body', value: unknown) => {
  const schema = operations[id][part];
  if (!schema) throw new Error(`${id} takes no ${part}`);
  return schema.safeParse(value);
};

test('each operation is filed under its own id', () => {
  for (const [name, operation] of Object.entries(operations)) expect(operation.operationId).toBe(name);
});

test('comment pages default to ten items from page 1, newest first', () => {
  expect(parse('getTopComments', 'query', {}).data).toEqual({ pageindex: 1, pagesize: 10, sort: 'new' });
});

test.each([
  ['getTopComments', 'query', { pageindex: '0' }],
  ['getTopComments', 'query', { pagesize: '51' }],
  ['getTopComments', 'query', { sort: 'old' }],
  ['getRecommendations', 'query', { page: 'two' }],
  ['getContentDetail', 'params', { post_id: '../inner' }],
  ['getContentDetail', 'params', { post_id: 'a'.repeat(65) }],
  ['getContentDetail', 'query', { type: 'poem' }],
  ['createToken', 'body', { appid: '1', platform: 'mobile' }],
  ['createComment', 'body', { content: 5 }],
  ['logEvents', 'body', []],
  ['logEvents', 'body', { timestamp: 1, version: 2, terminal: 'wap', tid: '', behavior: 'click' }],
] as const)('%s refuses %s %j', (id, part, value) => {
  expect(parse(id, part, value).success).toBe(false);
});

test('a beacon holds one event or a batch', () => {
  const event = { timestamp: 1, version: 1, terminal: 'wap', tid: 'a|b', behavior: 'exposure' };
  expect(parse('logEvents', 'body', event).success).toBe(true);
  expect(parse('logEvents', 'body', [event, event]).success).toBe(true);
});
