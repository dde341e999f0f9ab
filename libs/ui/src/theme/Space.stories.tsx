import type { Meta, StoryObj } from '@storybook/react-vite';
import { TokenRow, TokenRows } from '../../testing/foundations/TokenRow';
import { tokenName } from '../../testing/foundations/tokenName';
import { tokens } from './tokens';

/**
 * One column between gutters of `--gutter`, which are narrower on screens below 360 px; space and a hairline separate, not boxes. Components set no outer margin: their parent places them.
 * What can be tapped is at least `--target` high and wide.
 */
const meta = { title: 'Foundations/Space' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const Bar = ({ width, height = 12 }: { width: number; height?: number }) => (
  <div style={{ width, height, background: 'var(--ink-3)' }} />
);

export const Spacing: Story = {
  render: () => (
    <TokenRows>
      {Object.entries(tokens.space).map(([name, value]) => (
        <TokenRow key={name} name={tokenName(`space.${name}`, `--${name}`)} value={`${value} px`}>
          <Bar width={value} />
        </TokenRow>
      ))}
    </TokenRows>
  ),
};

interface Box {
  width: number;
  height: number;
}

const { thumb, ...lengths } = tokens.size;
const boxes: Record<string, Box> = { thumb };

/** Heights of bars, fields and controls, edges of what is square, and boxes of pictures. */
export const Sizes: Story = {
  render: () => (
    <TokenRows gap={8}>
      {Object.entries(lengths).map(([name, value]) => (
        <TokenRow key={name} name={tokenName(`size.${name}`, `--${name}`)} value={`${value} px`}>
          <Bar width={value} />
        </TokenRow>
      ))}
      {Object.entries(boxes).map(([name, { width, height }]) => (
        <TokenRow key={name} name={`size.${name}`} value={`${width} × ${height} px`}>
          <Bar width={width} height={height} />
        </TokenRow>
      ))}
    </TokenRows>
  ),
};
