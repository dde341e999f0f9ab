import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Sheet } from '../sheet/Sheet';
import { Toast, ToastRegion } from './Toast';

const meta = {
  title: 'Toast',
  component: Toast,
  args: { message: '评论不能为空～' },
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {};

/** Looks like a status but is announced at once. */
export const Alert: Story = { tags: ['no-picture'], args: { role: 'alert' } };

const lowFrame = { docs: { story: { height: '300px' } } };

export const TwoLinesInRegion: Story = {
  args: { message: '暂不支持该模块\n请到APP查看哦～' },
  decorators: [
    (Story) => (
      <ToastRegion>
        <Story />
      </ToastRegion>
    ),
  ],
  parameters: lowFrame,
};

/** For a form, whose fields are in the middle. */
export const AtTheTop: Story = {
  decorators: [
    (Story) => (
      <ToastRegion place="top">
        <Story />
      </ToastRegion>
    ),
  ],
  parameters: lowFrame,
};

/** Its message is shown while a sheet is open. */
const MessageOverSheet = ({ message }: { message?: string }) => {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setCurrent(message), 50);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <>
      <ToastRegion>
        <Toast message={current} />
      </ToastRegion>
      <Sheet id="comments" title="评论" open onClose={() => undefined}>
        <div style={{ height: 400 }} />
      </Sheet>
    </>
  );
};

export const OverASheet: Story = {
  render: (args) => <MessageOverSheet {...args} />,
  play: async ({ canvasElement }) => {
    const text = await within(canvasElement).findByText('评论不能为空～');
    await waitFor(() => expect(text.closest('[popover]')?.matches(':popover-open')).toBe(true));
  },
};
