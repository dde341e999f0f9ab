import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Sheet } from '../sheet/Sheet';
import { Toast, ToastRegion } from './Toast';

/**
 * Lifts toasts above everything else without blocking taps. Use it once around the toasts of a page, and once more in a panel that has
 * messages of its own: behind a modal dialog a toast is visible, but not announced.
 *
 * Not for anything that can be tapped: that is `Sheet` or `Dialog`. Not for a message beside its cause: that is the `error` of a field.
 */
const meta = {
  title: 'ToastRegion',
  component: ToastRegion,
  parameters: { docs: { story: { height: '300px' } } },
  args: { children: <Toast message={'暂不支持该模块\n请到APP查看哦～'} /> },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLines: Story = {};

/** For a form, whose fields are in the middle. */
export const AtTheTop: Story = { args: { place: 'top', children: <Toast message="评论不能为空～" /> } };

/** Its message is shown while a sheet is open. */
const MessageOverSheet = () => {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setCurrent('评论不能为空～'), 50);
    return () => clearTimeout(timer);
  }, []);
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
  parameters: { docs: { story: { height: '667px' } } },
  render: () => <MessageOverSheet />,
  play: async ({ canvasElement }) => {
    const text = await within(canvasElement).findByText('评论不能为空～');
    await waitFor(() => expect(text.closest('[popover]')?.matches(':popover-open')).toBe(true));
  },
};
