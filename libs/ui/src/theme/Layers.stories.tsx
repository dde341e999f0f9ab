import type { Meta, StoryObj } from '@storybook/react-vite';
import { tokenName } from '../../testing/foundations/tokenName';
import { tokens } from './tokens';

/**
 * What lies over what. Use a layer for what is fixed or sticky on the page; parts of one component need none. A dialog and a toast are above
 * every layer wherever the browser has a top layer.
 */
const meta = { title: 'Foundations/Layers' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const layers = Object.entries(tokens.z).sort(([, one], [, other]) => other - one);

/** The highest first: each lies over the one below it. */
export const Layers: Story = {
  render: () => (
    <ul style={{ isolation: 'isolate', position: 'relative' }}>
      {layers.map(([name, value], index) => (
        <li
          key={name}
          style={{
            position: 'relative',
            zIndex: value,
            display: 'flex',
            justifyContent: 'space-between',
            height: 64,
            margin: index === 0 ? 0 : '-12px 0 0',
            marginInlineStart: index * 16,
            padding: '20px 16px 0',
            border: '1px solid var(--control)',
            borderRadius: 'var(--radius-l)',
            background: 'var(--raised)',
            fontSize: 'var(--text-small)',
          }}
        >
          {tokenName(`z.${name}`, `--z-${name}`)}
          <span style={{ color: 'var(--ink-3)' }}>{value}</span>
        </li>
      ))}
    </ul>
  ),
};
