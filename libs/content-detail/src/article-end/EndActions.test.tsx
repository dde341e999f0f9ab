import { createPageActions } from '@share/islands/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onPage } from '../../testing/onPage';
import { EndActions } from './EndActions';

test('a visitor can complain about the item and copy its address', async () => {
  const page = createPageActions({ report: jest.fn(), copyLink: jest.fn() });
  render(onPage(<EndActions contentId="wetland1" />, { page }));
  await userEvent.click(screen.getByRole('button', { name: '举报' }));
  expect(page.report).toHaveBeenCalledWith({ type: 'content', id: 'wetland1' });
  await userEvent.click(screen.getByRole('button', { name: '复制链接' }));
  expect(page.copyLink).toHaveBeenCalledTimes(1);
});
