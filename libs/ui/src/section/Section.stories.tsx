import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from './Section';

/**
 * A part of a page with a heading under a hairline. Use it for each block around the main content, such as 相关阅读 or 评论; `aside` has a note or
 * one control.
 *
 * Not for the main content itself, which has the title of the page. Not for a group inside of a card or a form: that is space.
 */
const meta = {
  title: 'Section',
  component: Section,
  args: {
    id: 'hot',
    title: '72小时热点',
    children: (
      <a href="#1" style={{ display: 'flex', gap: 14, padding: '13px 0', fontSize: 'var(--text-button)' }}>
        <span
          style={{
            minWidth: 22,
            color: 'var(--accent-text)',
            fontSize: 20,
            fontWeight: 600,
            lineHeight: '24px',
          }}
        >
          1
        </span>
        <span>云浦地铁 3 号线今起试运行，首周免费乘坐</span>
      </a>
    ),
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Titled: Story = {};

export const WithCountAndAside: Story = {
  args: {
    id: 'comments',
    title: '评论',
    count: 128,
    aside: '最新 | 最热',
    children: '住在堤边二十年，头一回听见这么多鸟叫。',
  },
};

export const LongTitle: Story = {
  args: { id: 'long', title: '一个很长很长的栏目名称会自然换到下一行', count: 123_456, aside: '编辑整理' },
};
