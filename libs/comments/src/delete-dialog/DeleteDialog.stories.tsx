import { withPage } from '@share/islands/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { item, pageOf, threads } from '../../testing/commentFixtures';
import { createCommentServices } from '../../testing/createCommentServices';
import { DeleteDialog } from './DeleteDialog';

const [withReplies, , , alone] = pageOf(threads).items;

const meta = {
  title: 'DeleteDialog',
  component: DeleteDialog,
  args: { item, comment: alone, onClose: () => undefined },
  decorators: [withPage(createCommentServices())],
} satisfies Meta<typeof DeleteDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneComment: Story = {};

export const WithReplies: Story = { args: { comment: withReplies } };
