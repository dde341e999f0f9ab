import { tokens } from '@share/ui/theme';
import styled from 'styled-components';

const { dark } = tokens.color;

const darkColours = Object.entries(dark)
  .map(([name, value]) => `--${name}:${value};`)
  .join('');

/* Everything on this ground is dark in both modes (design: gallery). Text in the accent would need the dark accent. */
export const Ground = styled.article`
  ${darkColours}
  --paper: ${dark.canvas};
  --ink-2: #d5d3cf;
  --ink-3: #a9a7ac;
  --accent-text: var(--accent);

  min-height: 100vh;
  background: var(--paper);
  color: var(--ink);
  color-scheme: dark;
`;
