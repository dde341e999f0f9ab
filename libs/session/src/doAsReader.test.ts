import { createTestSession } from '../testing';
import { doAsReader } from './doAsReader';

const ended = { kind: 'unauthorized' };

/** The platform accepts no token but that of a login made after this call. */
const refusing = (session: ReturnType<typeof createTestSession>) =>
  jest
    .fn(async () => undefined)
    .mockImplementationOnce(async () => {
      session.dropToken('user-token');
      throw ended;
    });

test('R66: logged out, it goes on after the login', async () => {
  const step = jest.fn(async () => undefined);
  const session = createTestSession({ onLoginRequired: () => 'logged in' });
  await expect(doAsReader(session, 'collect', step)).resolves.toBe(true);
  expect(step).toHaveBeenCalledTimes(1);
});

test('a login that is declined leaves it undone', async () => {
  const step = jest.fn(async () => undefined);
  await expect(doAsReader(createTestSession(), 'collect', step)).resolves.toBe(false);
  expect(step).not.toHaveBeenCalled();
});

test('a login that has ended is asked for again, and the step is done then', async () => {
  const onLoginRequired = jest.fn(() => 'logged in' as const);
  const session = createTestSession({ isLoggedIn: true, onLoginRequired });
  const step = refusing(session);
  await expect(doAsReader(session, 'follow', step)).resolves.toBe(true);
  expect(onLoginRequired).toHaveBeenCalledWith('follow');
  expect(step).toHaveBeenCalledTimes(2);
});

test('a refusal of a reader who is still logged in is one, and so is every other failure', async () => {
  const session = createTestSession({ isLoggedIn: true });
  await expect(doAsReader(session, 'collect', () => Promise.reject(ended))).rejects.toBe(ended);
  const failure = new Error('no network');
  await expect(doAsReader(session, 'collect', () => Promise.reject(failure))).rejects.toBe(failure);
});
