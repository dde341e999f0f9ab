import { mountOpenTag } from '@share/open-app';
import { createSafeStorage } from '@share/environment';
import { createTestSession } from '@share/session/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { inPage } from '../../testing/renderInPage';
import { siteFixture } from '../../testing/siteFixture';
import { createAppearance } from '../appearance/createAppearance';
import { Masthead } from './Masthead';

const root = document.documentElement;
const storage = createSafeStorage(() => localStorage);

type Services = Parameters<typeof inPage>[1];
const masthead = (services: Services = {}, isAlone = false) =>
  inPage(<Masthead site={siteFixture} isAlone={isAlone} />, { storage, ...services });
const show = (services?: Services, isAlone?: boolean) => render(masthead(services, isAlone));

beforeEach(() => {
  localStorage.clear();
  root.removeAttribute('data-offer');
  delete window.__SITE_ENV__;
});

test('names the site, leads home and offers the app', async () => {
  const openApp = jest.fn();
  show({ page: { openApp } });
  expect(screen.getByRole('link', { name: /云浦新闻/ })).toHaveAttribute('href', siteFixture.homeHref);
  const open = screen.getByRole('link', { name: '打开' });
  expect(open).toHaveAttribute('href', siteFixture.openAppHref);
  await userEvent.click(open);
  expect(openApp).toHaveBeenCalledTimes(1);
});

test('× takes the offer away for a week', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(1_000);
  show();
  await userEvent.click(screen.getByRole('button', { name: '关闭推荐' }));
  expect(root).toHaveAttribute('data-offer', 'dismissed');
  expect(screen.getByRole('link', { name: /云浦新闻/ })).toHaveFocus();
  expect(localStorage.getItem('share:offer-dismissed-until')).toBe(String(1_000 + 7 * 24 * 3_600_000));
  jest.restoreAllMocks();
});

test('登录 opens the login; the visitor then leads to the account', async () => {
  const openMenu = jest.fn();
  const onLoginRequired = jest.fn(() => 'logged in' as const);
  show({ session: createTestSession({ onLoginRequired }), page: { openMenu } });
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  expect(onLoginRequired).toHaveBeenCalledWith('login');
  root.setAttribute('data-signed-in', '');
  await userEvent.click(screen.getByLabelText('我的账号'));
  expect(screen.getByLabelText('我的账号')).toHaveTextContent('小');
  expect(openMenu).toHaveBeenCalledTimes(1);
  root.removeAttribute('data-signed-in');
});

test('the menu button opens the navigation', async () => {
  const openMenu = jest.fn();
  show({ page: { openMenu } });
  await userEvent.click(screen.getByRole('button', { name: '导航' }));
  expect(openMenu).toHaveBeenCalledTimes(1);
});

test('without an offer the site, 登录 and the menu remain (R63)', () => {
  root.setAttribute('data-offer', 'hidden');
  show();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('button', { name: '登录' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '导航' })).toBeInTheDocument();
  expect(screen.getByText(siteFixture.description)).not.toBeVisible();
});

test('alone it is the offer and nothing else, and its links leave the iframe', () => {
  show({}, true);
  expect(screen.queryByRole('button', { name: '登录' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '导航' })).not.toBeInTheDocument();
  for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('target', '_top');
});

test('大字版 is left with one tap', async () => {
  localStorage.setItem('share:size', 'elder');
  root.setAttribute('data-size', 'elder');
  show({ appearance: createAppearance(storage, root) });
  await userEvent.click(screen.getByText('退出大字版'));
  expect(root).not.toHaveAttribute('data-size');
  expect(localStorage.getItem('share:size')).toBe('standard');
  expect(screen.getByRole('link', { name: /云浦新闻/ })).toHaveFocus();
});

test('R49: the configuration is read at mount and again after 500 ms', () => {
  jest.useFakeTimers();
  show();
  expect(screen.getByText('云浦新闻')).toBeInTheDocument();
  window.__SITE_ENV__ = { h5_config: { site_name: '临川日报' } };
  act(() => void jest.advanceTimersByTime(499));
  expect(screen.getByText('云浦新闻')).toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(1));
  expect(screen.getByText('临川日报')).toBeInTheDocument();
  jest.useRealTimers();
});

test('WeChat’s tag, laid over 打开 before the island is hydrated, stays and does not break hydration', async () => {
  const element = masthead();
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  const remove = mountOpenTag(container.querySelector<HTMLElement>('[data-open-app]')!, {
    appId: 'wx0123456789abcdef',
    extinfo: 'shareapp://open',
    onLaunch: () => undefined,
    onError: () => undefined,
  });
  const tag = container.querySelector('wx-open-launch-app')!;
  const onRecoverableError = jest.fn();
  await act(async () => void hydrateRoot(container, element, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container).toContainElement(tag as HTMLElement);
  expect(tag.parentElement).toHaveTextContent(/^打开/);
  remove();
  expect(container.querySelector('[data-open-app]')).toHaveTextContent(/^打开$/);
});

test('the first render in the browser is the server’s', async () => {
  window.__SITE_ENV__ = { h5_config: { site_name: '临川日报' } };
  const element = masthead({ session: createTestSession({ isLoggedIn: true }) });
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  const onRecoverableError = jest.fn();
  await act(async () => void hydrateRoot(container, element, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container).toHaveTextContent('临川日报');
});
