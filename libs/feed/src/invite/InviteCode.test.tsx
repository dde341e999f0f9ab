import { createPageActions, TestPage } from '@share/islands/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InviteCode } from './InviteCode';

const show = () => {
  const toast = jest.fn();
  render(
    <TestPage services={{ page: createPageActions({ toast }) }}>
      <InviteCode code="YP7K3Q" />
    </TestPage>,
  );
  return toast;
};

test('the code is copied, and the page says so', async () => {
  const user = userEvent.setup();
  const toast = show();
  await user.click(screen.getByRole('button', { name: '复制邀请码' }));
  await waitFor(() => expect(toast).toHaveBeenCalledWith('邀请码已复制'));
  expect(await navigator.clipboard.readText()).toBe('YP7K3Q');
});

test('where nothing can be copied the page says how to do it by hand', async () => {
  const user = userEvent.setup({ writeToClipboard: false });
  const toast = show();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: '复制邀请码' }));
  await waitFor(() => expect(toast).toHaveBeenCalledWith('请长按邀请码复制'));
});
