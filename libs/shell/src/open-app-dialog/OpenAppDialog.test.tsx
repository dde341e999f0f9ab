import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { siteFixture } from '../../testing/siteFixture';
import { OpenAppDialog } from './OpenAppDialog';

const show = (open = true) => {
  const onClose = jest.fn();
  render(<OpenAppDialog site={siteFixture} open={open} action="收藏" onClose={onClose} />);
  return onClose;
};

test('offers exactly two ways on: 立即前往 and 再考虑下', async () => {
  const onClose = show();
  const dialog = within(screen.getByRole('dialog', { name: '打开App收藏' }));
  const go = dialog.getByRole('link', { name: '立即前往' });
  const later = dialog.getByRole('button', { name: '再考虑下' });
  expect([...dialog.queryAllByRole('link'), ...dialog.queryAllByRole('button')]).toEqual([go, later]);
  expect(go).toHaveAttribute('href', siteFixture.openAppHref);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(later);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('says what the app can do and that reading goes on without it', () => {
  show();
  expect(screen.getByText('在云浦新闻App里可以收藏，这里的文章也能完整读完。')).toBeInTheDocument();
});

test('stays out of the way until it is asked for', () => {
  show(false);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
