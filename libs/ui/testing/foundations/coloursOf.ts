import { deriveAccent } from '../../src/theme/deriveAccent';
import { tokens } from '../../src/theme/tokens';
import { uiConstants } from '../../src/uiConstants';

export type Appearance = 'light' | 'dark';

/** The appearance that the toolbar of the catalogue has chosen. */
export const shownAppearance = (globals: Record<string, unknown>): Appearance =>
  globals['theme'] === 'dark' ? 'dark' : 'light';

export const accentColoursOf = (appearance: Appearance) =>
  deriveAccent(uiConstants.defaultThemeColour)[appearance];

/** Every opaque or translucent colour of an appearance, by the name of its custom property without `--`. */
export const coloursOf = (appearance: Appearance) => ({
  ...tokens.color[appearance],
  ...accentColoursOf(appearance),
});

export type ColourName = keyof ReturnType<typeof coloursOf>;
