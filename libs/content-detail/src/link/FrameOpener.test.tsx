import { createPageActions } from '@share/islands/testing';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { onPage } from '../../testing/onPage';
import { FrameOpener } from './FrameOpener';

test('R62: opens its page over this one instead of following the link', () => {
  const page = createPageActions({ openFrame: jest.fn() });
  render(onPage(<FrameOpener url="/media/pages/a.html" name="网上办事" />, { page }));
  const link = screen.getByRole('link', { name: '打开' });
  expect(link).toHaveAttribute('href', '/media/pages/a.html');
  const tap = createEvent.click(link);
  fireEvent(link, tap);
  expect(tap.defaultPrevented).toBe(true);
  expect(page.openFrame).toHaveBeenCalledWith({ src: '/media/pages/a.html', title: '网上办事' });
});
