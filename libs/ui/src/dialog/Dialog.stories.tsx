import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button';
import { CheckIcon } from '../icons';
import { Dialog } from './Dialog';

/**
 * Requests a decision; the page behind it is inert. Use it as the answer to an action, with one or two buttons.
 *
 * Not for a form or a choice of several things (`Sheet`), nor for a message that needs no decision (`Toast`); it never opens by itself.
 */
const meta = {
  title: 'Dialog',
  component: Dialog,
  parameters: { docs: { story: { height: '500px' } } },
  args: {
    id: 'open-app',
    open: true,
    onClose: () => undefined,
    title: '收藏成功',
    icon: <CheckIcon size={28} />,
    children: '在云浦新闻App里可以随时找到它，还能离线阅读。',
    actions: (
      <>
        <Button variant="fill" wide>
          立即前往
        </Button>
        <Button variant="text" wide>
          再考虑下
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AfterCollecting: Story = {};

export const OneAction: Story = {
  args: {
    icon: undefined,
    title: '请在App内操作',
    children: '小程序里暂不支持这一步。',
    actions: (
      <Button variant="plain" wide>
        关闭弹窗
      </Button>
    ),
  },
};

export const EdgeToEdge: Story = {
  args: {
    icon: undefined,
    title: '湿地观鸟报名',
    width: 500,
    children: <div style={{ height: 180, background: 'var(--placeholder)' }} />,
    actions: (
      <Button variant="text" wide>
        关闭
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    const content = canvasElement.querySelector('h2 + div > div') as HTMLElement;
    await expect(content.offsetWidth).toBe(Math.min(500, window.innerWidth - 32));
  },
};

const DialogOnTap = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        收藏
      </Button>
      <Dialog id="collected" open={open} onClose={() => setOpen(false)} title="收藏成功" />
    </>
  );
};

export const OpenAndLeave: Story = {
  render: () => <DialogOnTap />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: '收藏' });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('dialog', { name: '收藏成功' });
    await expect(dialog).toHaveFocus();
    await expect(dialog.matches(':modal')).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
  },
};
