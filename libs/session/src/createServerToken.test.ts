import { createServerToken } from './createServerToken';

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('is requested once, and again after half an hour', async () => {
  let now = 0;
  const token = createServerToken(() => now);
  const createToken = jest.fn().mockResolvedValue({ token: 'anonymous-1' });
  expect(token.get()).toBe('');
  token.refresh({ createToken });
  token.refresh({ createToken });
  await settle();
  expect(createToken).toHaveBeenCalledTimes(1);
  expect(createToken).toHaveBeenCalledWith({ appid: 1, platform: 'mobile' });
  expect(token.get()).toBe('anonymous-1');
  now = 30 * 60_000;
  token.refresh({ createToken });
  expect(createToken).toHaveBeenCalledTimes(2);
});

test('a refused token is replaced at the next refresh; a newer one is saved', async () => {
  const token = createServerToken();
  const createToken = jest.fn().mockResolvedValueOnce({ token: 'a' }).mockResolvedValue({ token: 'b' });
  token.refresh({ createToken });
  await settle();
  token.drop('a');
  expect(token.get()).toBe('');
  token.refresh({ createToken });
  await settle();
  token.drop('a');
  token.refresh({ createToken });
  expect(token.get()).toBe('b');
  expect(createToken).toHaveBeenCalledTimes(2);
});

test.each([
  ['that is none', 'a\r\nb'],
  ['of 9 kB', 'x'.repeat(9_000)],
])(
  'a token %s is ignored, and requested anew: every call of the server would fail',
  async (_name, unusable) => {
    const token = createServerToken();
    const createToken = jest
      .fn()
      .mockResolvedValueOnce({ token: unusable })
      .mockResolvedValue({ token: 'usable' });
    token.refresh({ createToken });
    await settle();
    expect(token.get()).toBe('');
    token.refresh({ createToken });
    await settle();
    expect(token.get()).toBe('usable');
  },
);

test('an unusable token does not replace the one before it', async () => {
  let now = 0;
  const token = createServerToken(() => now);
  token.refresh({ createToken: async () => ({ token: 'usable' }) });
  await settle();
  now = 30 * 60_000;
  token.refresh({ createToken: async () => ({ token: 'x'.repeat(9_000) }) });
  await settle();
  expect(token.get()).toBe('usable');
});

test.each([[null], [undefined], [{}], ['text'], [{ token: 7 }]])(
  'an answer that is no token (%j) counts as a failed request',
  async (answer) => {
    const rejections: unknown[] = [];
    const onRejection = (cause: unknown) => rejections.push(cause);
    process.on('unhandledRejection', onRejection);
    const token = createServerToken();
    const createToken = jest.fn().mockResolvedValueOnce(answer).mockResolvedValue({ token: 'a' });
    token.refresh({ createToken });
    await settle();
    expect(token.get()).toBe('');
    token.refresh({ createToken });
    await settle();
    process.off('unhandledRejection', onRejection);
    expect(rejections).toEqual([]);
    expect(token.get()).toBe('a');
  },
);

test('a call that fails before it begins counts as a failed request', () => {
  const createToken = () => {
    throw new Error('broken');
  };
  expect(() => createServerToken().refresh({ createToken })).not.toThrow();
});

test('a failed request is repeated at the next refresh', async () => {
  const token = createServerToken();
  const createToken = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue({ token: 'a' });
  token.refresh({ createToken });
  await settle();
  token.refresh({ createToken });
  await settle();
  expect(token.get()).toBe('a');
});

describe('R16: calls after a start wait for the token', () => {
  const answers = () => {
    const pending: { resolve: (answer: { token: string }) => void; reject: (cause: Error) => void }[] = [];
    const createToken = () =>
      new Promise<{ token: string }>((resolve, reject) => pending.push({ resolve, reject }));
    return { createToken, pending };
  };

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('and get it', async () => {
    const token = createServerToken();
    const { createToken, pending } = answers();
    token.refresh({ createToken });
    const got = Promise.all([token.get(), token.get()]);
    pending[0]?.resolve({ token: 'a' });
    expect(await got).toEqual(['a', 'a']);
    expect(token.get()).toBe('a');
  });

  test('half a second at most, then they go without one', async () => {
    const token = createServerToken();
    const { createToken, pending } = answers();
    token.refresh({ createToken });
    const onToken = jest.fn();
    void Promise.resolve(token.get()).then(onToken);
    await jest.advanceTimersByTimeAsync(499);
    expect(onToken).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(onToken).toHaveBeenCalledWith('');
    expect(token.get()).toBe('');
    pending[0]?.resolve({ token: 'late' });
    await jest.advanceTimersByTimeAsync(0);
    expect(token.get()).toBe('late');
  });

  test('not again while the platform gives none, and not for a newer token', async () => {
    const token = createServerToken();
    const { createToken, pending } = answers();
    token.refresh({ createToken });
    pending[0]?.reject(new Error('down'));
    await jest.advanceTimersByTimeAsync(0);
    token.refresh({ createToken });
    expect(token.get()).toBe('');
    pending[1]?.resolve({ token: 'a' });
    await jest.advanceTimersByTimeAsync(0);
    token.drop('a');
    token.refresh({ createToken });
    const got = token.get();
    pending[2]?.resolve({ token: 'b' });
    expect(await got).toBe('b');
  });
});
