import type { Meta, StoryObj } from '@storybook/react-vite';
import { Facts } from './Facts';

const facts = ['云浦广播', '10小时前', '12 篇'].map((fact) => <span key={fact}>{fact}</span>);

/**
 * Short facts about something, with dots between them. Use it for who, when and how often, three at most in a card.
 *
 * Not for a single word that qualifies a name: that is `Tag`. Not for topics that lead somewhere: those are `Chip`s.
 */
const meta = { title: 'Facts', component: Facts, args: { children: facts } } satisfies Meta<typeof Facts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Small: Story = { args: { look: 'small' } };

export const Line: Story = { args: { look: 'line' } };

/** Two lines: the second one begins with a fact, not with a dot. */
export const DotsInANarrowPlace: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 150 }}>
        <Story />
      </div>
    ),
  ],
};

export const LongText: Story = {
  args: { children: <span>{'来源：云浦市南岸湿地保护与修复中心'.repeat(3)}</span> },
};

export const LongLine: Story = { args: { ...LongText.args, look: 'line' } };
