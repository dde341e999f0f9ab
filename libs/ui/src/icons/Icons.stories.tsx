import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from '../icons';

/**
 * Drawn on a grid of 24 in the colour of the text, 1.5 thick. A filled icon is only for the selected state of the same control; no emoji
 * stands for an icon.
 *
 * An icon is hidden from screen readers: name its control (`IconButton`), or write a text beside it.
 */
const meta = { title: 'Foundations/Icons' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const all = Object.entries(icons).sort(([one], [other]) => (one < other ? -1 : 1));

/** From `@share/ui/icons`. */
export const All: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { docs: { canvas: { className: 'desktop' } } },
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(calc(112px * var(--ui)), 1fr))',
        gap: '28px 8px',
      }}
    >
      {all.map(([name, Icon]) => (
        <li
          key={name}
          style={{ display: 'grid', gap: 8, justifyItems: 'center', fontSize: 'var(--text-micro)' }}
        >
          <Icon />
          {name}
        </li>
      ))}
    </ul>
  ),
};

/** The drawings are made for these. */
export const Sizes: Story = {
  render: () => (
    <ul style={{ display: 'flex', gap: 24, alignItems: 'end' }}>
      {[16, 18, 20, 24, 28].map((size) => (
        <li
          key={size}
          style={{ display: 'grid', gap: 8, justifyItems: 'center', fontSize: 'var(--text-micro)' }}
        >
          <icons.CommentIcon size={size} />
          {size}
        </li>
      ))}
    </ul>
  ),
};
