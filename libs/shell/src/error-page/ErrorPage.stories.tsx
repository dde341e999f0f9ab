import type { Meta, StoryObj } from '@storybook/react-vite';
import { siteFixture } from '../../testing/siteFixture';
import { ErrorPage, notFoundMessage } from './ErrorPage';

const meta = {
  title: 'ErrorPage',
  component: ErrorPage,
  parameters: { layout: 'fullscreen', wholePage: true },
  args: { homeHref: siteFixture.homeHref },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = { args: { status: 404, message: notFoundMessage } };

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
