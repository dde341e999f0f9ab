import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from './Tag';

/**
 * Qualifies the name or title beside it. Use it for one short word, such as 作者 or 置顶.
 *
 * Not for a fact on a picture (`Badge`), a word that can be tapped (`Chip`) or several facts in a line (`Facts`).
 */
const meta = { title: 'Tag', component: Tag, args: { children: '作者' } } satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
