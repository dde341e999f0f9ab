import { hasSystemShare, sharePage } from './sharePage';

const page = { title: '白鹭', link: 'https://share.example.com/a' };

const windowWith = (share?: (data: object) => Promise<void>): Window =>
  ({ navigator: share ? { share } : {} }) as unknown as Window;

const refuse = (name: string) => () => Promise.reject(Object.assign(new Error('no'), { name }));

test('the system gets title and address', async () => {
  const share = jest.fn(() => Promise.resolve());
  expect(hasSystemShare(windowWith(share))).toBe(true);
  expect(await sharePage(page, windowWith(share))).toBe('shared');
  expect(share.mock.calls).toEqual([[{ title: '白鹭', url: 'https://share.example.com/a' }]]);
});

test.each([
  ['the visitor closes the panel', 'AbortError', 'cancelled'],
  ['the panel refuses', 'NotAllowedError', 'failed'],
])('%s', async (_, name, result) => {
  expect(await sharePage(page, windowWith(refuse(name)))).toBe(result);
});

test('browsers without a panel say so', () => {
  expect(hasSystemShare(windowWith())).toBe(false);
});
