import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClauseTitle } from './ClauseTitle';
import { titleWords } from './titleWords';

/**
 * A title that breaks between its clauses. Use it for every title of an item, in heads of pages and in cards, with the `titleWords` of the
 * server where there are any; size and weight come from the parent.
 *
 * Not for a sentence or a paragraph: that is plain text. Not for the heading of a part of a page: that is `Section`.
 */
const meta = {
  title: 'ClauseTitle',
  component: ClauseTitle,
  args: { as: 'h1', text: '退塘还湿三年后，白鹭回到了云浦南岸' },
  decorators: [
    (Story) => (
      <div style={{ fontSize: 'calc(26px * (1 + (var(--reading) - 1) * 0.5))', lineHeight: 1.38 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ClauseTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtClauses: Story = {};

const worded = '电梯检修与火灾演练全部安排在今天下午，23 点以后请改走楼梯';

export const BetweenWords: Story = { args: { text: worded, words: titleWords(worded) } };

export const Whole: Story = { args: { text: '一张地图，看懂 26 处断头河汊如何打通' } };
