import { createPageActions } from '@share/islands/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onPage } from '../../testing/onPage';
import { OutsideLink, type OutsideLinkProps } from './OutsideLink';

const phoneUrl = 'https://phone.example/';
const desktopUrl = 'https://desktop.example/';

const show = (data: OutsideLinkProps, isDesktop = false) => {
  window.matchMedia = () => ({ matches: isDesktop }) as MediaQueryList;
  const page = createPageActions({ say: jest.fn() });
  render(onPage(<OutsideLink {...data} />, { page }));
  return page;
};

test.each([
  ['phone', false, phoneUrl],
  ['desktop', true, desktopUrl],
])('R59: on a %s it opens the address for it', (_name, isDesktop, url) => {
  show({ phoneUrl, desktopUrl }, isDesktop);
  const link = screen.getByRole('link', { name: '打开' });
  expect(link).toHaveAttribute('href', url);
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test.each<[string, OutsideLinkProps, boolean]>([
  ['phone', { desktopUrl }, false],
  ['desktop', { phoneUrl }, true],
  ['phone', {}, false],
])('R59: on a %s with %j it says that the app is needed', async (_name, data, isDesktop) => {
  const page = show(data, isDesktop);
  await userEvent.click(screen.getByRole('button', { name: '打开' }));
  expect(page.say).toHaveBeenCalledWith('暂不支持该模块\n请到APP查看哦～');
});
