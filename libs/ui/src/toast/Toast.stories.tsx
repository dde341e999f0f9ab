import type { Meta, StoryObj } from '@storybook/react-vite';
import { Toast, ToastRegion } from './Toast';

const meta = {
  title: 'Toast',
  component: Toast,
  args: { message: '评论不能为空～' },
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {};

const ownPage = { docs: { story: { inline: false, height: '300px' } } };

export const TwoLinesInRegion: Story = {
  args: { message: '暂不支持该模块\n请到APP查看哦～' },
  decorators: [
    (Story) => (
      <ToastRegion>
        <Story />
      </ToastRegion>
    ),
  ],
  parameters: ownPage,
};

/** Over a form, whose fields are in the middle. */
export const AtTheTop: Story = {
  decorators: [
    (Story) => (
      <ToastRegion place="top">
        <Story />
      </ToastRegion>
    ),
  ],
  parameters: ownPage,
};
