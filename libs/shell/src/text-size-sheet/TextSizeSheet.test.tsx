import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestAppearance } from '../../testing/createTestAppearance';
import { renderInPage } from '../../testing/renderInPage';
import { TextSizeSheet } from './TextSizeSheet';

const show = () => {
  const appearance = createTestAppearance();
  renderInPage(<TextSizeSheet open onClose={() => undefined} />, { appearance });
  return appearance.store.getState;
};

test('four sizes and three appearances, each taken at once', async () => {
  const chosen = show();
  const sizes = within(screen.getByRole('radiogroup', { name: '字号' }));
  expect(sizes.getAllByRole('radio')).toHaveLength(4);
  expect(sizes.getByRole('radio', { name: '标准' })).toBeChecked();
  await userEvent.click(sizes.getByRole('radio', { name: '最大' }));
  expect(chosen().size).toBe('max');
  expect(sizes.getByRole('radio', { name: '最大' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: '深色' }));
  expect(chosen().theme).toBe('dark');
});

test('the page behind it is not dimmed', () => {
  show();
  expect(screen.getByRole('dialog', { name: '阅读设置' })).not.toHaveAttribute('data-scrim');
});

test('by keyboard only: the arrows choose', async () => {
  const chosen = show();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(chosen().size).toBe('elder');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(chosen().theme).toBe('light');
});

test('the menu of WeChat is named in WeChat only', () => {
  const root = document.documentElement;
  show();
  const hint = screen.getByText(/微信右上角菜单/);
  expect(hint).not.toBeVisible();
  root.setAttribute('data-env', 'wechat');
  expect(hint).toBeVisible();
  root.removeAttribute('data-env');
});
