import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { siteFixture } from '../../testing/siteFixture';
import { Masthead } from './Masthead';

test('names the site, leads home and offers the app', async () => {
  const [onDismissOffer, onOpenApp] = [jest.fn(), jest.fn()];
  render(<Masthead site={siteFixture} onDismissOffer={onDismissOffer} onOpenApp={onOpenApp} />);
  expect(screen.getByRole('link', { name: /云浦新闻/ })).toHaveAttribute('href', siteFixture.homeHref);
  const open = screen.getByRole('link', { name: '打开' });
  expect(open).toHaveAttribute('href', siteFixture.openAppHref);
  open.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(open);
  expect(onOpenApp).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: '关闭推荐' }));
  expect(onDismissOffer).toHaveBeenCalledTimes(1);
});

test('without an offer only the way home remains', () => {
  render(<Masthead site={siteFixture} hasOffer={false} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByText(siteFixture.description)).not.toBeInTheDocument();
});
