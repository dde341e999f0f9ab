import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import {
  type ColourPair,
  contrastOf,
  graphicPairs,
  ownGroundPairs,
  surfacePairs,
} from '../../testing/foundations/colourPairs';
import { type Appearance, accentColoursOf, shownAppearance } from '../../testing/foundations/coloursOf';
import { deriveAccent } from './deriveAccent';
import { tokens } from './tokens';

/**
 * Style files name a colour by its custom property, which has the value of the appearance that is shown. The accent is for few things: per
 * screen a kicker or ranks, one filled button, one mark; everything else is ink on paper.
 *
 * A surface is `canvas`, `paper`, `sunken` or `raised`. An error is `error`, never the accent. `line` only decorates: what bounds a control
 * is `control`. Over pictures use `badge` and `glass`, or `data-ground="dark"` around the controls.
 */
const meta = { title: 'Foundations/Colour' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const TwoColumns = ({ children }: { children: ReactNode }) => (
  <ul style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '8px 12px' }}>{children}</ul>
);

/* Translucent colours are seen over a striped ground. */
const stripes = 'repeating-linear-gradient(45deg, var(--paper) 0 6px, var(--placeholder) 6px 12px)';

const Swatch = ({ name, value }: { name: string; value: string }) => (
  <li style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
    <span style={{ flex: 'none', borderRadius: 'var(--radius-m)', background: stripes }}>
      <span
        style={{
          display: 'block',
          width: 40,
          height: 44,
          border: '1px solid var(--control)',
          borderRadius: 'var(--radius-m)',
          background: `var(--${name})`,
        }}
      />
    </span>
    <p style={{ minWidth: 0, fontSize: 'var(--text-small)', lineHeight: 1.3 }}>
      --{name}
      <span style={{ display: 'block', fontSize: 'var(--text-micro)', color: 'var(--ink-3)' }}>{value}</span>
    </p>
  </li>
);

const Swatches = ({ colours }: { colours: Record<string, string> }) => (
  <TwoColumns>
    {Object.entries(colours).map(([name, value]) => (
      <Swatch key={name} name={name} value={value} />
    ))}
  </TwoColumns>
);

export const Colours: Story = {
  render: (_args, { globals }) => <Swatches colours={tokens.color[shownAppearance(globals)]} />,
};

export const ColoursDark: Story = { ...Colours, globals: { theme: 'dark' } };

/** Made from the theme colour of the site, here the default one. */
export const Accent: Story = {
  render: (_args, { globals }) => <Swatches colours={accentColoursOf(shownAppearance(globals))} />,
};

/** The same in both appearances. */
export const OverMedia: Story = { render: () => <Swatches colours={tokens.color.overMedia} /> };

interface PairsProps {
  pairs: readonly ColourPair[];
  appearance: Appearance;
  /** What is drawn is the edge, not the text. */
  isEdge?: boolean;
}

const Pairs = ({ pairs, appearance, isEdge = false }: PairsProps) => (
  <TwoColumns>
    {pairs.map(([drawn, ground]) => (
      <li
        key={`${drawn} ${ground}`}
        style={{
          padding: '6px 10px',
          border: `1.5px solid var(--${isEdge ? drawn : 'line'})`,
          borderRadius: 'var(--radius-m)',
          background: `var(--${ground})`,
          color: `var(--${isEdge ? 'ink' : drawn})`,
          fontSize: 'var(--text-small)',
          lineHeight: 1.4,
        }}
      >
        {drawn}
        <br />
        {ground} {contrastOf([drawn, ground], appearance).toFixed(2)}:1
      </li>
    ))}
  </TwoColumns>
);

/** Each text, the surface it is on, and their contrast: at least 4.5:1. */
export const TextOnSurfaces: Story = {
  render: (_args, { globals }) => <Pairs pairs={surfacePairs} appearance={shownAppearance(globals)} />,
};

export const TextOnSurfacesDark: Story = { ...TextOnSurfaces, globals: { theme: 'dark' } };

/** Each text on the ground that is made for it: at least 4.5:1. */
export const TextOnItsGround: Story = {
  render: (_args, { globals }) => <Pairs pairs={ownGroundPairs} appearance={shownAppearance(globals)} />,
};

/** Edges of controls and drawings with a meaning: at least 3:1. */
export const Edges: Story = {
  render: (_args, { globals }) => <Pairs pairs={graphicPairs} appearance={shownAppearance(globals)} isEdge />,
};

const themeColours = ['#FF4A26', '#0B6BCB', '#FFD400', '#1E9E5A', '#111111'];
const surface = { borderRadius: 'var(--radius-m)', padding: '12px', fontSize: 'var(--text-small)' };

/** Any theme colour of a site is moved until its text and fill are readable. */
export const ThemeColours: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {themeColours.map((themeColour) => {
        const { light, dark } = deriveAccent(themeColour);
        const lightDark = (name: keyof typeof light) => `light-dark(${light[name]}, ${dark[name]})`;
        return (
          <div key={themeColour} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
            <div style={{ ...surface, background: lightDark('accent-fill'), color: lightDark('on-accent') }}>
              立即前往
            </div>
            <div
              style={{ ...surface, background: lightDark('accent-soft'), color: lightDark('accent-text') }}
            >
              打开
            </div>
            <div style={{ color: lightDark('accent-text') }}>{themeColour}</div>
          </div>
        );
      })}
    </div>
  ),
};
