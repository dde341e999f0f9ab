import { createTestSession } from '@share/session/testing';
import { watchUser } from './watchUser';

test('marks the document while a visitor is signed in, until it stops watching', async () => {
  const root = document.createElement('html');
  const isMarked = () => root.hasAttribute('data-signed-in');
  const session = createTestSession({ isLoggedIn: true });
  const stop = watchUser(session, root);
  expect(isMarked()).toBe(true);
  await session.logout();
  expect(isMarked()).toBe(false);
  stop();
  await session.adopt({ token: 't', userId: 'u' });
  expect(isMarked()).toBe(false);
});
