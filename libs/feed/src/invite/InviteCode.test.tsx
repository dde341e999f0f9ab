import { createPageActions, TestPage } from '@share/islands/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InviteCode } from './InviteCode';

const show = () => {
  const say = jest.fn();
  render(
    <TestPage services={{ page: createPageActions({ say }) }}>
      <InviteCode code="YP7K3Q" />
    </TestPage>,
  );
  return say;
};

test('the code is copied, and the page says so', async () => {
  const user = userEvent.setup();
  const say = show();
  await user.click(screen.getByRole('button', { name: '复制邀请码' }));
  await waitFor(() => expect(say).toHaveBeenCalledWith('邀请码已复制'));
  expect(await navigator.clipboard.readText()).toBe('YP7K3Q');
});

test('where nothing can be copied the page says how to do it by hand', async () => {
  const user = userEvent.setup({ writeToClipboard: false });
  const say = show();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: '复制邀请码' }));
  await waitFor(() => expect(say).toHaveBeenCalledWith('请长按邀请码复制'));
});
