import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestAppearance } from '../../testing/createTestAppearance';
import { TextSizeSheet } from './TextSizeSheet';

test('four sizes and three appearances, each taken at once', async () => {
  const appearance = createTestAppearance();
  render(<TextSizeSheet open onClose={() => undefined} appearance={appearance} />);
  const sizes = within(screen.getByRole('radiogroup', { name: '字号' }));
  expect(sizes.getAllByRole('radio')).toHaveLength(4);
  expect(sizes.getByRole('radio', { name: '标准' })).toBeChecked();
  await userEvent.click(sizes.getByRole('radio', { name: '最大' }));
  expect(appearance.size()).toBe('max');
  expect(sizes.getByRole('radio', { name: '最大' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: '深色' }));
  expect(appearance.theme()).toBe('dark');
});

test('the page behind it is not dimmed', () => {
  render(<TextSizeSheet open onClose={() => undefined} appearance={createTestAppearance()} />);
  expect(screen.getByRole('dialog', { name: '阅读设置' })).not.toHaveAttribute('data-scrim');
});

test('by keyboard only: the arrows choose', async () => {
  const appearance = createTestAppearance();
  render(<TextSizeSheet open onClose={() => undefined} appearance={appearance} />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(appearance.size()).toBe('elder');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(appearance.theme()).toBe('light');
});

test('the menu of WeChat is named in WeChat only', () => {
  const root = document.documentElement;
  render(<TextSizeSheet open onClose={() => undefined} appearance={createTestAppearance()} />);
  const hint = screen.getByText(/微信右上角菜单/);
  expect(hint).not.toBeVisible();
  root.setAttribute('data-env', 'wechat');
  expect(hint).toBeVisible();
  root.removeAttribute('data-env');
});
