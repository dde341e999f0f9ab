import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPage } from '../../testing/showing';
import { ReactionBar } from './ReactionBar';

const meta = {
  title: 'ReactionBar',
  component: ReactionBar,
  decorators: [onPage],
  args: { likes: 1_206, comments: 12, mayShare: true },
} satisfies Meta<typeof ReactionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const NothingDoneYet: Story = { args: { likes: 0, comments: 0 } };

export const LikesAlone: Story = { args: { comments: undefined, mayShare: false, children: '昨天 15:20' } };
