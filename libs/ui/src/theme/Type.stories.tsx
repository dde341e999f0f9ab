import type { Meta, StoryObj } from '@storybook/react-vite';
import { TokenRow, TokenRows } from '../../testing/foundations/TokenRow';
import { tokenName } from '../../testing/foundations/tokenName';
import { tokens } from './tokens';

/**
 * Two weights, and a hierarchy by size and space rather than by colour. Style files take a size from `var(--text-…)`, never in px: it grows
 * with the text size of the visitor, that of an article with `--reading`, that of controls with `--ui`.
 */
const meta = { title: 'Foundations/Type' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface TypeStyle {
  /** In px, at the usual text size. */
  size: number;
  /** Line height by size. */
  line: number;
  weight?: number;
}

const typeStyles = Object.entries<TypeStyle>(tokens.type);

/** Size in px, line height, weight. */
export const Scale: Story = {
  render: () => (
    <TokenRows>
      {typeStyles.map(([name, { size, line, weight = tokens.font.weight.regular }]) => (
        <TokenRow
          key={name}
          name={tokenName(`type.${name}`, `--text-${name}`)}
          value={`${size} / ${line} / ${weight}`}
        >
          <p
            style={{
              overflow: 'hidden',
              whiteSpace: 'nowrap',
              fontSize: `var(--text-${name})`,
              lineHeight: line,
              fontWeight: weight,
            }}
          >
            南岸湿地 24
          </p>
        </TokenRow>
      ))}
    </TokenRows>
  ),
};

export const ScaleElder: Story = { ...Scale, globals: { size: 'elder' } };

const { body, ui } = tokens.type;

/** The sizes that a visitor can choose, whichever is shown: how much the body of an article and a control grow. */
export const TextSizes: Story = {
  render: () => (
    <TokenRows>
      {Object.entries(tokens.scale).map(([name, scale]) => (
        <TokenRow
          key={name}
          name={name === 'standard' ? name : `data-size="${name}"`}
          value={`--reading ${scale.reading}, --ui ${scale.ui}`}
        >
          <p style={{ fontSize: body.size * scale.reading, lineHeight: body.line }}>退塘还湿</p>
          <p style={{ fontSize: ui.size * scale.ui, lineHeight: ui.line }}>展开其余回复</p>
        </TokenRow>
      ))}
    </TokenRows>
  ),
};

/** The fonts of the system: nothing is downloaded. */
export const Family: Story = {
  render: () => (
    <TokenRows>
      {Object.entries(tokens.font.weight).map(([name, weight]) => (
        <TokenRow key={name} name={`font.weight.${name}`} value={String(weight)}>
          <p style={{ fontSize: 'var(--text-title)', fontWeight: weight }}>云浦新闻 Aa 0123</p>
        </TokenRow>
      ))}
      <TokenRow name="font.family" value="">
        <p style={{ fontSize: 'var(--text-small)' }}>{tokens.font.family}</p>
      </TokenRow>
    </TokenRows>
  ),
};
