import type { Comment } from '@share/api-contract/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { commentFixture, hostileThreads, item, now } from '../../testing/commentFixtures';
import { toCommentView } from '../data/toCommentView';
import { CommentItem } from './CommentItem';

const view = (fields: Partial<Comment> = {}) => toCommentView(commentFixture(fields), item.siteOrigin);

const meta = {
  title: 'CommentItem',
  component: CommentItem,
  args: { comment: view(), now },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof CommentItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {};

export const Author: Story = {
  args: { comment: view({ alias: '林知远', is_author: true, content: '三年后见，到时候再数一遍。' }) },
};

const nothing = () => undefined;

export const WithActions: Story = { args: { onReply: nothing, onReport: nothing } };

export const Own: Story = { args: { onReply: nothing, onDelete: nothing } };

export const Sending: Story = { args: { comment: { ...view(), status: 'sending' } } };

export const Pending: Story = { args: { comment: { ...view(), status: 'pending' }, onDelete: nothing } };

export const WithoutPlace: Story = { args: { comment: view({ ip_location: '' }) } };

export const Older: Story = { args: { comment: view({ created_at: now / 1000 - 20 * 86_400 }) } };

export const LongText: Story = {
  args: {
    comment: view({
      alias: '一个名字取得特别特别长的读者，长到要换行才放得下',
      content:
        '我就是当年砌驳岸的工人，那时候觉得水泥最牢靠，一块一块都是自己量过的。看见它被拆，说不难受是假的，可坡上长出来的草确实好看，水也不再拍着墙响。\n\n带孙子去看过两回，他问我哪一段是爷爷砌的，我指给他看，他说：“那现在鸟住在爷爷砌的地方。”\n\n这句话够我高兴一年。',
    }),
  },
};

export const Hostile: Story = { args: { comment: toCommentView(hostileThreads[0]!, item.siteOrigin) } };

export const HardToSet: Story = { args: { comment: toCommentView(hostileThreads[2]!, item.siteOrigin) } };
