import { createServerToken } from './createServerToken';

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('is asked for once, kept, and asked for again after half an hour', async () => {
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

test('a failure is tried again with the next request and takes no token away', async () => {
  const token = createServerToken();
  const createToken = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue({ token: 'a' });
  token.refresh({ createToken });
  await settle();
  token.refresh({ createToken });
  await settle();
  expect(token.get()).toBe('a');
});
