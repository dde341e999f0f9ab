import type { Meta, StoryObj } from '@storybook/react-vite';
import { shownAppearance } from '../../testing/foundations/coloursOf';
import { TokenRow, TokenRows } from '../../testing/foundations/TokenRow';
import { tokenName } from '../../testing/foundations/tokenName';
import { tokens } from './tokens';

/**
 * Rules, not boxes: corners and shadows are for what lies on the page. The one shadow is for menus, sheets and dialogs, never for cards; in the
 * dark appearance a raised surface is lighter as well. A picture has `--radius-m`, from edge to edge of the page none.
 */
const meta = { title: 'Foundations/Shape' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Radius: Story = {
  render: () => (
    <TokenRows>
      {Object.entries(tokens.radius).map(([name, value]) => (
        <TokenRow key={name} name={tokenName(`radius.${name}`, `--radius-${name}`)} value={`${value} px`}>
          <div
            style={{
              width: 112,
              height: 56,
              border: '1.5px solid var(--control)',
              borderRadius: `var(--radius-${name})`,
              background: 'var(--sunken)',
            }}
          />
        </TokenRow>
      ))}
    </TokenRows>
  ),
};

export const Shadow: Story = {
  render: (_args, { globals }) => (
    <TokenRows>
      <TokenRow name="--shadow" value={tokens.shadow[shownAppearance(globals)]}>
        <div
          style={{
            width: 144,
            height: 96,
            margin: '24px 12px 48px',
            borderRadius: 'var(--radius-l)',
            background: 'var(--raised)',
            boxShadow: 'var(--shadow)',
          }}
        />
      </TokenRow>
    </TokenRows>
  ),
};

export const ShadowDark: Story = { ...Shadow, globals: { theme: 'dark' } };
