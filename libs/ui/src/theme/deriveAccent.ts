import { uiConstants } from '../uiConstants';
import { capChroma, contrast, mix, shiftLightness } from './colour';
import { tokens } from './tokens';

/** The accent colours of one appearance, all `#RRGGBB`; the keys are the names of the custom properties. */
interface AccentColours {
  /** The theme colour itself, for graphics only. */
  accent: string;
  /** Text in the accent: at least 4.6:1 (light) or 5.5:1 (dark) on every surface. */
  'accent-text': string;
  /** Graphics with a meaning: at least 3.2:1 on paper. */
  'accent-graphic': string;
  /** Background of the one primary button of a screen. */
  'accent-fill': string;
  'accent-fill-pressed': string;
  /** Text on `accent-fill`. */
  'on-accent': string;
  /** Background of a secondary offer. */
  'accent-soft': string;
}

type Appearance = 'light' | 'dark';

const LIGHTNESS_STEP = 0.005;
const WHITE = '#FFFFFF';

/** Changes the lightness in steps (`direction` 1 lighter, −1 darker) until the colour is good enough. */
const shiftUntil = (hex: string, direction: 1 | -1, isGood: (hex: string) => boolean): string => {
  let candidate = hex;
  for (let delta = LIGHTNESS_STEP; delta <= 1 && !isGood(candidate); delta += LIGHTNESS_STEP) {
    candidate = shiftLightness(hex, direction * delta);
  }
  return candidate;
};

/** `#RGB` and `#RRGGBB` are theme colours; anything else gives the default. */
const parseThemeColour = (value: string): string => {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(value);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`.toUpperCase();
  return /^#[\da-f]{6}$/i.test(value) ? value.toUpperCase() : uiConstants.defaultThemeColour;
};

const toTextColour = (theme: string, appearance: Appearance, soft: string): string => {
  const { canvas, paper, sunken, raised } = tokens.color[appearance];
  const reaches = (floor: number) => (hex: string) =>
    [canvas, paper, sunken, raised, soft].every((background) => contrast(hex, background) >= floor);
  return appearance === 'light'
    ? shiftUntil(theme, -1, reaches(4.6))
    : shiftUntil(capChroma(theme, 0.17), 1, reaches(5.5));
};

/** A fill and its text colour. Themes close to white (yellow, lime) stay and get ink; others darken for white text. */
const toFill = (theme: string, appearance: Appearance): { fill: string; on: string } => {
  if (contrast(theme, WHITE) < 2) return { fill: theme, on: tokens.color.light.ink };
  const fill = shiftUntil(theme, -1, (hex) => contrast(hex, WHITE) >= 4.6);
  if (appearance === 'light') return { fill, on: WHITE };
  return { fill: shiftUntil(fill, 1, (hex) => contrast(hex, tokens.color.dark.paper) >= 2.4), on: WHITE };
};

const deriveFor = (theme: string, appearance: Appearance): AccentColours => {
  const { paper } = tokens.color[appearance];
  const soft = mix(theme, paper, appearance === 'light' ? 0.08 : 0.16);
  const { fill, on } = toFill(theme, appearance);
  return {
    accent: theme,
    'accent-text': toTextColour(theme, appearance, soft),
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
};

type Accents = Readonly<Record<Appearance, Readonly<AccentColours>>>;

/** A site has a theme colour and the colours of its tabs; searching the readable ones of each takes long. */
const cache = new Map<string, Accents>();
const maxEntries = 100;

/**
 * Derives the accent colours from the configured theme colour, readable on every surface of both appearances.
 * @param themeColour `#RGB` or `#RRGGBB`; anything else gives `#FF4A26`
 */
export const deriveAccent = (themeColour: string): Accents => {
  const theme = parseThemeColour(themeColour);
  const known = cache.get(theme);
  if (known) return known;
  const accents = { light: deriveFor(theme, 'light'), dark: deriveFor(theme, 'dark') };
  if (cache.size >= maxEntries) cache.clear();
  cache.set(theme, accents);
  return accents;
};
