import type { Meta, StoryObj } from '@storybook/react-vite';
import { CommentIcon, LikeIcon, ShareIcon, StarFilledIcon, StarIcon } from '../icons';
import { IconButton } from './IconButton';

/**
 * An action shown as an icon. Use it in bars, and for what is switched on and off (`pressed`, with the filled icon); `label` names the action.
 *
 * Not for an action that an icon does not explain: that is `Button` with words. Not for decoration: that is an icon alone.
 */
const meta = {
  title: 'IconButton',
  component: IconButton,
  args: { label: '收藏', children: <StarIcon /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', justifyContent: 'space-around' };

export const Row: Story = {
  render: () => (
    <div style={row}>
      <IconButton label="评论" count={128} caption="评论">
        <CommentIcon />
      </IconButton>
      <IconButton label="已收藏" pressed caption="收藏">
        <StarFilledIcon />
      </IconButton>
      <IconButton label="点赞" count={1200} caption="点赞">
        <LikeIcon />
      </IconButton>
      <IconButton label="分享" caption="分享" href="#share">
        <ShareIcon />
      </IconButton>
    </div>
  ),
};

export const Elder: Story = { ...Row, globals: { size: 'elder' } };
