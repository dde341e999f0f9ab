import { createPageActions } from '@share/islands/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onPage } from '../../testing/onPage';
import { OutsideLink, type OutsideLinkProps } from './OutsideLink';

const phoneUrl = 'https://phone.example/';
const desktopUrl = 'https://desktop.example/';

const show = (data: Omit<OutsideLinkProps, 'label'>, isDesktop = false) => {
  window.matchMedia = () => ({ matches: isDesktop }) as MediaQueryList;
  const page = createPageActions({ toast: jest.fn() });
  render(onPage(<OutsideLink label="去填写" {...data} />, { page }));
  return page;
};

test.each([
  ['phone', false, phoneUrl],
  ['desktop', true, desktopUrl],
])('R59: on a %s it opens the address for it', (_name, isDesktop, url) => {
  show({ phoneUrl, desktopUrl }, isDesktop);
  const link = screen.getByRole('link', { name: '去填写' });
  expect(link).toHaveAttribute('href', url);
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByText(new URL(url).host)).toBeInTheDocument();
});

test('a page of this site has no host to name', () => {
  show({ phoneUrl: '/davmu/share/' });
  expect(screen.getByRole('link', { name: '去填写' })).toHaveAttribute('href', '/davmu/share/');
  expect(document.querySelector('p')).not.toBeInTheDocument();
});

test.each<[string, Parameters<typeof show>[0], boolean]>([
  ['phone', { desktopUrl }, false],
  ['desktop', { phoneUrl }, true],
  ['phone', {}, false],
])('R59: on a %s with %j it says that the app is needed', async (_name, data, isDesktop) => {
  const page = show(data, isDesktop);
  await userEvent.click(screen.getByRole('button', { name: '去填写' }));
  expect(page.toast).toHaveBeenCalledWith('暂不支持该模块\n请到APP查看哦～');
});
