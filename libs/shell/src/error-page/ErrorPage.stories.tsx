import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ErrorPage } from './ErrorPage';

const meta = {
  title: 'ErrorPage',
  component: ErrorPage,
  parameters: { layout: 'fullscreen', wholePage: true },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = { args: { status: 404, message: 'This page could not be found' } };

export const NotFoundDark: Story = { args: NotFound.args, globals: { theme: 'dark' } };

export const Unknown: Story = {};

export const Unavailable: Story = {
  args: { status: 503, message: 'Service Unavailable', requestId: '0f3a77c2-51d4-4c6e-9b8e-2f6d1c0a9e41' },
};

export const LongMessage: Story = {
  args: {
    status: 500,
    message:
      '平台暂时没有给出这篇内容，<b>这不是标签</b>，可能正在维护，请过几分钟再试一次，或者先看看别的内容',
    requestId: '0f3a77c2-51d4-4c6e-9b8e-2f6d1c0a9e41',
  },
};

/** A message without a place to break, at 200 % text and 320 px. */
export const NarrowAndLarge: Story = {
  args: {
    status: 502,
    message: 'upstream_connect_error_or_disconnect/reset_before_headers',
    requestId: 'f'.repeat(36),
  },
  globals: { size: 'max', viewport: { value: 'narrow' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
