import { TestPage, createPageActions } from '@share/islands/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createCommunityServices } from '../../testing/createCommunityServices';
import { JoinButton } from './JoinButton';

test('joining offers the app, also before its code is there', async () => {
  const page = createPageActions({ offerApp: jest.fn() });
  render(
    <TestPage services={createCommunityServices({ page })}>
      <JoinButton />
    </TestPage>,
  );
  const join = screen.getByRole('button', { name: '加入' });
  expect(join).toHaveAttribute('data-opens', 'openApp');
  await userEvent.click(join);
  expect(page.offerApp).toHaveBeenCalledWith('加入圈子');
});
