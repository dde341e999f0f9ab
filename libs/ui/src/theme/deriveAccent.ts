import { capChroma, contrast, mix, shiftLightness } from './colour';
import { tokens } from './tokens';

/** The accent colours of one appearance, all `#RRGGBB`; the keys are the names of the custom properties. */
export interface AccentColours {
  /** The theme colour itself: graphics only. */
  readonly accent: string;
  /** Words in the accent: at least 4.6:1 (light) or 5.5:1 (dark) on every surface. */
  readonly 'accent-text': string;
  /** Marks that carry meaning: at least 3.2:1 on paper. */
  readonly 'accent-graphic': string;
  /** Ground of the one primary button of a screen. */
  readonly 'accent-fill': string;
  readonly 'accent-fill-pressed': string;
  /** Text on `accent-fill`. */
  readonly 'on-accent': string;
  /** Ground of the quiet offer. */
  readonly 'accent-soft': string;
}

type Appearance = 'light' | 'dark';

const DEFAULT_THEME_COLOUR = '#FF4A26';
const LIGHTNESS_STEP = 0.005;
const WHITE = '#FFFFFF';

/** Moves lightness step by step (`direction` 1 lighter, −1 darker) until the colour is good enough. */
function shiftUntil(hex: string, direction: 1 | -1, isGood: (hex: string) => boolean): string {
  let candidate = hex;
  for (let delta = LIGHTNESS_STEP; delta <= 1 && !isGood(candidate); delta += LIGHTNESS_STEP) {
    candidate = shiftLightness(hex, direction * delta);
  }
  return candidate;
}

/** `#RGB` and `#RRGGBB` are theme colours; anything else becomes the default. */
function parseThemeColour(value: string): string {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(value);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`.toUpperCase();
  return /^#[\da-f]{6}$/i.test(value) ? value.toUpperCase() : DEFAULT_THEME_COLOUR;
}

function textOf(theme: string, appearance: Appearance, soft: string): string {
  const { canvas, paper, sunken, raised } = tokens.color[appearance];
  const reaches = (floor: number) => (hex: string) =>
    [canvas, paper, sunken, raised, soft].every((ground) => contrast(hex, ground) >= floor);
  return appearance === 'light'
    ? shiftUntil(theme, -1, reaches(4.6))
    : shiftUntil(capChroma(theme, 0.17), 1, reaches(5.5));
}

/** A fill and the text on it. Themes close to white (yellow, lime) stay and take ink; the others darken for white. */
function fillOf(theme: string, appearance: Appearance): { fill: string; on: string } {
  if (contrast(theme, WHITE) < 2) return { fill: theme, on: tokens.color.light.ink };
  const fill = shiftUntil(theme, -1, (hex) => contrast(hex, WHITE) >= 4.6);
  if (appearance === 'light') return { fill, on: WHITE };
  return { fill: shiftUntil(fill, 1, (hex) => contrast(hex, tokens.color.dark.paper) >= 2.4), on: WHITE };
}

function deriveFor(theme: string, appearance: Appearance): AccentColours {
  const { paper } = tokens.color[appearance];
  const soft = mix(theme, paper, appearance === 'light' ? 0.08 : 0.16);
  const { fill, on } = fillOf(theme, appearance);
  return {
    accent: theme,
    'accent-text': textOf(theme, appearance, soft),
    'accent-graphic': shiftUntil(
      theme,
      appearance === 'light' ? -1 : 1,
      (hex) => contrast(hex, paper) >= 3.2,
    ),
    'accent-fill': fill,
    'accent-fill-pressed': shiftLightness(fill, -0.06),
    'on-accent': on,
    'accent-soft': soft,
  };
}

/**
 * The accent colours that follow from the configured theme colour, readable on every surface of both appearances.
 * @param themeColour `#RGB` or `#RRGGBB`; anything else counts as `#FF4A26`
 */
export function deriveAccent(themeColour: string): { light: AccentColours; dark: AccentColours } {
  const theme = parseThemeColour(themeColour);
  return { light: deriveFor(theme, 'light'), dark: deriveFor(theme, 'dark') };
}
