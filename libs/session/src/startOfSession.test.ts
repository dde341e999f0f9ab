import { startSession, storeLogin } from '../testing/startSession';

beforeEach(() => localStorage.clear());

test('R85: in a preview no token is fetched before a call needs one', async () => {
  const createAnonymousToken = jest.fn(async () => 'anonymous-token');
  const session = startSession({ isPreview: true, platform: { createAnonymousToken } });
  await new Promise((resolve) => setTimeout(resolve));
  expect(createAnonymousToken).not.toHaveBeenCalled();
  await session.ready();
  expect(session.getToken()).toBe('anonymous-token');
});

test.each([
  [
    'an account that is closed',
    { kind: 'business', code: 3005, platformMessage: '账号已停用' },
    ['账号已停用'],
  ],
  ['a login that has ended', { kind: 'unauthorized', code: 401, platformMessage: '请先登录' }, ['请先登录']],
  ['a platform in trouble', { kind: 'server', code: 500, platformMessage: '服务异常' }, []],
  ['an account that is not ready', { kind: 'business', code: 402, platformMessage: '请稍候' }, []],
  ['no answer', new Error('offline'), []],
])('tells once what the platform says: %s (spec §8)', async (_, error, expected) => {
  storeLogin('user-token');
  const page = new EventTarget();
  const session = startSession({
    platform: { getAccount: () => Promise.reject(error) },
    window: page as Window,
  });
  const messages: string[] = [];
  session.events.on('account:refused', ({ message }) => messages.push(message));
  await new Promise((resolve) => setTimeout(resolve, 350));
  page.dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve, 350));
  expect(messages).toEqual(expected);
});
