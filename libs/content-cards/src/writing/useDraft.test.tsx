import { createTestSession } from '@share/session/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useDraft } from './useDraft';

const storedDraft = () => JSON.parse(sessionStorage.getItem('share:draft') ?? 'null') as unknown;

const setUp = (session = createTestSession({ isLoggedIn: true })) => {
  const Writing = () => {
    const { field, onInput, take, putBack, keyFor } = useDraft('draft', session);
    const [taken, setTaken] = useState<string>();
    const [sentKey, setKey] = useState('');
    const send = () => {
      setKey(keyFor(field.current?.value ?? ''));
      setTaken(take());
    };
    return (
      <>
        <textarea ref={field} onInput={onInput} />
        <button onClick={send}>发送</button>
        <button onClick={() => putBack(taken ?? '')}>失败</button>
        <output>{sentKey}</output>
      </>
    );
  };
  const { unmount } = render(<Writing />);
  return {
    session,
    /** Loads the page anew. */
    reload: () => {
      unmount();
      return setUp(session);
    },
    /** As an answer 401 does, to whatever was requested. */
    refuseToken: () => act(() => session.dropToken('user-token')),
    logIn: (userId: string) => act(() => session.adopt({ token: 'user-token', userId })),
  };
};

const field = () => screen.getByRole('textbox');
const write = (text: string) => userEvent.type(field(), text);
const send = () => userEvent.click(screen.getByRole('button', { name: '发送' }));
const fail = () => userEvent.click(screen.getByRole('button', { name: '失败' }));
const sentKey = () => screen.getByRole('status').textContent;

beforeEach(() => sessionStorage.clear());

describe('a token that is refused while its visitor writes', () => {
  test('the text stays, also what is written on, and belongs to that visitor', async () => {
    const { refuseToken, logIn } = setUp();
    await write('写到一半');
    await refuseToken();
    expect(field()).toHaveValue('写到一半');
    await write('，接着写');
    expect(storedDraft()).toMatchObject({ text: '写到一半，接着写', ownerId: 'u-test' });
    await logIn('u-test');
    expect(field()).toHaveValue('写到一半，接着写');
  });

  test('a text that is being sent does not come back with the login', async () => {
    const { refuseToken, logIn } = setUp();
    await write('在路上');
    await send();
    expect(field()).toHaveValue('');
    await refuseToken();
    await logIn('u-test');
    expect(field()).toHaveValue('');
  });

  test('a text that was being sent is back in the field, for the user who logs in for it', async () => {
    const { refuseToken, logIn } = setUp();
    await write('在路上');
    await send();
    await refuseToken();
    await fail();
    expect(field()).toHaveValue('在路上');
    await logIn('u-next');
    expect(field()).toHaveValue('在路上');
    expect(storedDraft()).toMatchObject({ text: '在路上', ownerId: 'u-next' });
  });

  test('a text that was being sent does not come back to another visitor', async () => {
    const { refuseToken, logIn } = setUp();
    await write('在路上');
    await send();
    await refuseToken();
    await logIn('u-next');
    await fail();
    expect(field()).toHaveValue('');
    expect(storedDraft()).toBeNull();
  });

  test('another visitor who logs in does not get it', async () => {
    const { refuseToken, logIn } = setUp();
    await write('只写给自己看');
    await refuseToken();
    await logIn('u-next');
    expect(field()).toHaveValue('');
    expect(storedDraft()).toBeNull();
  });

  test('a page that is loaded anew shows it once its visitor is back', async () => {
    const first = setUp();
    await write('只写给自己看');
    await first.refuseToken();
    const { logIn } = first.reload();
    expect(field()).toHaveValue('');
    await logIn('u-test');
    expect(field()).toHaveValue('只写给自己看');
  });

  test('a page that is loaded anew keeps nothing for another visitor', async () => {
    const first = setUp();
    await write('只写给自己看');
    await first.refuseToken();
    const { logIn } = first.reload();
    await logIn('u-next');
    expect(field()).toHaveValue('');
    expect(storedDraft()).toBeNull();
  });
});

test('a text that comes back after a logout is gone', async () => {
  const { session } = setUp();
  await write('在路上');
  await send();
  await act(() => session.logout());
  await fail();
  expect(field()).toHaveValue('');
  expect(storedDraft()).toBeNull();
});

test('what is sent again after a reload has the same idempotency key, another text has another', async () => {
  const { reload } = setUp();
  await write('只说一次');
  await send();
  const key = sentKey();
  expect(key).toMatch(/^[\w-]{36}$/);
  reload();
  expect(field()).toHaveValue('只说一次');
  await send();
  expect(sentKey()).toBe(key);
  await write('再说一句');
  await send();
  expect(sentKey()).not.toBe(key);
});

test('a logout takes the text with it', async () => {
  const { session } = setUp();
  await write('只写给自己看');
  await act(() => session.logout());
  expect(field()).toHaveValue('');
  expect(storedDraft()).toBeNull();
});

test('what a visitor has written is theirs after the login', async () => {
  const { session, logIn } = setUp(createTestSession());
  await write('先写下来');
  await logIn('u-test');
  expect(field()).toHaveValue('先写下来');
  expect(storedDraft()).toMatchObject({ text: '先写下来', ownerId: session.userId() });
});
