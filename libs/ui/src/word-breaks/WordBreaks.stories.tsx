import type { Meta, StoryObj } from '@storybook/react-vite';
import { titleWords } from '../format';
import { WordBreaks } from './WordBreaks';

const text = '旧货市场里的半导体收音机';

/**
 * A text that breaks between words, as the server has divided it. Use it for the title of a row, such as a track of an album, whose parent
 * sets `word-break: keep-all`.
 *
 * Not for the title of a card or a page: that is `ClauseTitle`, which prefers the ends of clauses.
 */
const meta = {
  title: 'WordBreaks',
  component: WordBreaks,
  args: { text },
  decorators: [
    (Story) => (
      <p style={{ width: 168, fontSize: 22, wordBreak: 'keep-all', overflowWrap: 'anywhere' }}>
        <Story />
      </p>
    ),
  ],
} satisfies Meta<typeof WordBreaks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BetweenWords: Story = { args: { words: titleWords(text) } };

export const WithoutWords: Story = {};
