import { now } from '@share/content-cards/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { detailOf } from '../../testing/detailOf';
import { withDetailPage } from '../../testing/onPage';
import { MiniProgramScreen } from './MiniProgramScreen';

const meta = {
  title: 'MiniProgramScreen',
  component: MiniProgramScreen,
  decorators: [withDetailPage],
  parameters: { layout: 'fullscreen' },
  args: {
    item: detailOf('mini-program', {
      content_type: 'mini_program',
      title: '观鸟小助手',
      content: '<p>对着水面拍一张照，它告诉你是什么鸟。</p>',
    }),
    now,
  },
} satisfies Meta<typeof MiniProgramScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Preview: Story = { args: { isPreview: true } };
