import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { AgreementSheet } from './AgreementSheet';

/** It names its font: what a page without one is drawn with differs between builds of Chromium. */
const text =
  '<!doctype html><html lang="zh-CN" style="font-family: sans-serif"><title>用户协议</title><p>欢迎使用云浦新闻。'.concat(
    '<p>请在登录之前阅读本协议。'.repeat(40),
  );

const meta = {
  title: 'AgreementSheet',
  component: AgreementSheet,
  args: {
    agreement: {
      title: '用户协议',
      href: URL.createObjectURL(new Blob([text], { type: 'text/html;charset=utf-8' })),
    },
    onClose: fn(),
  },
} satisfies Meta<typeof AgreementSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('dialog', { name: '用户协议' })).toBeVisible();
    await expect(await canvas.findByTitle('用户协议')).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByText('加载中')).toBeNull());
  },
};

/** A page of another origin stands where the text should be. */
export const Failed: Story = {
  args: { agreement: { title: '隐私政策', href: 'data:text/html,elsewhere' } },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(within(alert).getByRole('button', { name: '重新加载' })).toBeVisible();
  },
};
