import { Button } from '@share/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { longNamedSite, siteFixture } from '../../testing/siteFixture';
import { OpenAppDialog } from './OpenAppDialog';

const meta = {
  title: 'OpenAppDialog',
  component: OpenAppDialog,
  parameters: { docs: { story: { inline: false, height: '500px' } } },
  args: { site: siteFixture, open: true, action: '收藏', onClose: () => undefined },
} satisfies Meta<typeof OpenAppDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Collect: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    const [go, later] = [dialog.getByText('立即前往'), dialog.getByText('再考虑下')];
    await expect(go.getBoundingClientRect().width).toBe(later.getBoundingClientRect().width);
  },
};

export const LongText: Story = { args: { site: longNamedSite, action: '发表评论并关注这个媒体账号' } };

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        点赞
      </Button>
      <OpenAppDialog site={siteFixture} open={open} action="点赞" onClose={() => setOpen(false)} />
    </>
  );
}

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
