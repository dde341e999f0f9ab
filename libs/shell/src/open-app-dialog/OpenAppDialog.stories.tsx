import { withMark } from '@share/environment/testing';
import { withPage } from '@share/islands/testing';
import { Button } from '@share/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { shellServices } from '../../testing/shellServices';
import { longNamedSite, siteFixture } from '../../testing/siteFixture';
import { OpenAppDialog } from './OpenAppDialog';

const meta = {
  title: 'OpenAppDialog',
  component: OpenAppDialog,
  parameters: { docs: { story: { height: '500px' } } },
  args: {
    site: siteFixture,
    answer: { success: 'collected' },
    open: true,
    onClose: () => undefined,
  },
  decorators: [withPage(shellServices)],
} satisfies Meta<typeof OpenAppDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    const [go, later] = [dialog.getByText('立即前往'), dialog.getByText('再考虑下')];
    await expect(go.getBoundingClientRect().width).toBe(later.getBoundingClientRect().width);
  },
};

export const OnlyInTheApp: Story = { args: { answer: { action: '点赞' } } };

export const MiniProgram: Story = { beforeEach: withMark('data-env', 'mini-program') };

export const Dark: Story = { globals: { theme: 'dark' } };

export const LongText: Story = {
  args: { site: longNamedSite, answer: { action: '发表评论并关注这个媒体账号' } },
};

const narrow = { size: 'max', viewport: { value: 'narrow' } };

const expectNoSidewaysScroll: Story['play'] = async ({ canvasElement }) => {
  const dialog = await within(canvasElement).findByRole('dialog');
  await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
};

export const Elder: Story = { globals: { size: 'elder' } };

export const NarrowAndLarge: Story = { args: LongText.args, globals: narrow, play: expectNoSidewaysScroll };

export const MiniProgramNarrowAndLarge: Story = {
  ...MiniProgram,
  globals: narrow,
  play: expectNoSidewaysScroll,
};

const Page = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        点赞
      </Button>
      <OpenAppDialog
        site={siteFixture}
        answer={{ action: '点赞' }}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
};

export const Declined: Story = {
  render: () => <Page />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const like = canvas.getByRole('button', { name: '点赞' });
    await userEvent.click(like);
    await userEvent.click(await canvas.findByRole('button', { name: '再考虑下' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(like).toHaveFocus();
  },
};
