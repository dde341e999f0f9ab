import { createTestSession } from '../testing';
import { doAsUser } from './doAsUser';

const expired = { kind: 'unauthorized' };

/** A step that the platform refuses once, because the login has expired. */
const createRefusedOnce = (session: ReturnType<typeof createTestSession>) =>
  jest
    .fn(async () => undefined)
    .mockImplementationOnce(async () => {
      session.dropToken('user-token');
      throw expired;
    });

test('R66: for an anonymous visitor the step follows the login', async () => {
  const step = jest.fn(async () => undefined);
  const session = createTestSession({ onLoginRequired: () => 'logged in' });
  await expect(doAsUser(session, 'collect', step)).resolves.toBe(true);
  expect(step).toHaveBeenCalledTimes(1);
});

test('without a login the step is not done', async () => {
  const step = jest.fn(async () => undefined);
  await expect(doAsUser(createTestSession(), 'collect', step)).resolves.toBe(false);
  expect(step).not.toHaveBeenCalled();
});

test('when the login has expired, the step is repeated after a new one', async () => {
  const onLoginRequired = jest.fn(() => 'logged in' as const);
  const session = createTestSession({ isLoggedIn: true, onLoginRequired });
  const step = createRefusedOnce(session);
  await expect(doAsUser(session, 'follow', step)).resolves.toBe(true);
  expect(onLoginRequired).toHaveBeenCalledWith('follow');
  expect(step).toHaveBeenCalledTimes(2);
});

test('rejects when a visitor who is still logged in is refused, and with every other failure', async () => {
  const session = createTestSession({ isLoggedIn: true });
  await expect(doAsUser(session, 'collect', () => Promise.reject(expired))).rejects.toBe(expired);
  const failure = new Error('no network');
  await expect(doAsUser(session, 'collect', () => Promise.reject(failure))).rejects.toBe(failure);
});
