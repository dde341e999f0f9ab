import { ApiError } from '@share/api-client';
import { createPageActions, withPage } from '@share/islands/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { shellServices } from '../../testing/shellServices';
import { ReportSheet } from './ReportSheet';

const meta = {
  title: 'ReportSheet',
  component: ReportSheet,
  parameters: { docs: { story: { height: '600px' } } },
  args: {
    open: true,
    target: { type: 'content', id: 'wetland1' },
    reportReasons: ['内容不实', '广告营销', '人身攻击', '侵犯隐私', '涉及未成年人', '其他'],
    onClose: () => undefined,
  },
  decorators: [withPage(shellServices)],
} satisfies Meta<typeof ReportSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

const createReport = () => Promise.reject(new ApiError({ kind: 'network', message: 'offline' }));

export const Failed: Story = {
  decorators: [withPage({ ...shellServices, api: { ...shellServices.api, createReport } })],
  play: async ({ canvasElement }) => {
    const sheet = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.click(sheet.getByRole('radio', { name: '其他' }));
    await userEvent.type(sheet.getByRole('textbox'), '第三段的数字不对');
    await userEvent.click(sheet.getByRole('button', { name: '提交' }));
    await expect(await sheet.findByText('网络错误，请稍后重试～')).toBeVisible();
  },
};

const page = createPageActions({ toast: fn() });

export const OnThePlatform: Story = {
  tags: ['no-picture'],
  parameters: { backend: {} },
  args: { onClose: fn() },
  decorators: [(Story, { loaded }) => withPage({ ...loaded['services'], page })(Story)],
  play: async ({ args, canvasElement }) => {
    const sheet = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.click(sheet.getByRole('radio', { name: '内容不实' }));
    await userEvent.click(sheet.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(page.toast).toHaveBeenCalledWith('已收到，我们会尽快处理'));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const LongReasons: Story = {
  args: { reportReasons: ['与事实不符，已经由当事人公开澄清过', '含有未经允许的个人信息', '其他'] },
};

export const FailedDark: Story = { ...Failed, globals: { theme: 'dark' } };

export const Elder: Story = { globals: { size: 'elder' } };

const narrow = { size: 'max', viewport: { value: 'narrow' } };

export const NarrowAndLarge: Story = { globals: narrow };

/** 提交 can be reached, and the error is shown in whole lines. */
export const FailedNarrowAndLarge: Story = { ...Failed, globals: narrow };
