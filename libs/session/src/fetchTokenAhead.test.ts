import { createSafeStorage } from '@share/environment';
import { fetchTokenAhead } from './fetchTokenAhead';
import { takeTokenAhead } from './takeTokenAhead';

const storage = createSafeStorage(() => localStorage);
const answer = (body: unknown) => jest.fn(async () => ({ json: async () => body }) as Response);

const start = (given: object = {}, fetch = answer({ code: 0, data: { token: 'anonymous-1' } })) => {
  const window = { navigator: { onLine: true, ...given } as unknown as Navigator, fetch };
  const page: Parameters<typeof fetchTokenAhead>[0] = window;
  const ask = () => fetchTokenAhead(page, { baseUrl: '', storage, createId: () => 'id-1' });
  return { page, ask, fetch };
};

beforeEach(() => localStorage.clear());

test('the token is fetched once, as the session does it, and taken once (R85)', async () => {
  const { page, ask, fetch } = start();
  ask();
  ask();
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch).toHaveBeenCalledWith('/peony/v1/auth', {
    method: 'POST',
    credentials: 'omit',
    headers: { Authorization: '', 'Content-Type': 'application/json', 'X-Request-Id': 'id-1' },
    body: '{"appid":1,"platform":"mobile"}',
  });
  expect(localStorage.getItem('anonymous_id')).toBe('id-1');
  await expect(takeTokenAhead(page)).resolves.toBe('anonymous-1');
  expect(takeTokenAhead(page)).toBeNull();
});

test('a session that was there first has its own', () => {
  const { page, ask, fetch } = start();
  expect(takeTokenAhead(page)).toBeUndefined();
  ask();
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['data saver', { connection: { saveData: true } }],
  ['2g', { connection: { effectiveType: '2g' } }],
  ['no network', { onLine: false }],
])('not with %s', (_, given) => {
  const { ask, fetch } = start(given);
  ask();
  expect(fetch).not.toHaveBeenCalled();
});

test('not where a login is stored', () => {
  localStorage.setItem('token', 'user-token');
  const { ask, fetch } = start();
  ask();
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['a refusal', answer({ code: 500 })],
  ['no answer', jest.fn(() => Promise.reject(new TypeError('x')))],
])('%s leaves it to the session', async (_, fetch) => {
  const { page, ask } = start({}, fetch);
  ask();
  await expect(takeTokenAhead(page)).resolves.toBe('');
});
