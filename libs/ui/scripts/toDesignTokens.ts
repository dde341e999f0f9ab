import { deriveAccent } from '../src/theme/deriveAccent';
import { tokens } from '../src/theme/tokens';

/** A token of the Design Tokens format 2025.10 (designtokens.org). */
export interface DesignToken {
  $type:
    | 'color'
    | 'cubicBezier'
    | 'dimension'
    | 'duration'
    | 'fontFamily'
    | 'fontWeight'
    | 'number'
    | 'shadow'
    | 'typography';
  $value: unknown;
}

/** Tokens and further groups by their names. */
export interface DesignTokenGroup {
  [name: string]: DesignToken | DesignTokenGroup;
}

/** Values by name, in groups or not. */
interface Values<Value> {
  readonly [name: string]: Value | Values<Value>;
}

const toGroup = <Value extends string | number>(
  values: Values<Value>,
  toToken: (value: Value) => DesignToken,
): DesignTokenGroup =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? toGroup(value, toToken) : toToken(value),
    ]),
  );

/** Components from 0 to 1 in four decimals: more than the 256 steps of a channel. */
const toShare = (channel: number): number => Math.round((channel / 255) * 10_000) / 10_000;

/** @throws when the text is neither `#RRGGBB` nor `rgba(r,g,b,a)` */
const toColourValue = (colour: string) => {
  const [, hex] = /^#([\da-f]{6})$/i.exec(colour) ?? [];
  const [, ...parts] = /^rgba\((\d+),(\d+),(\d+),([\d.]+)\)$/.exec(colour) ?? [];
  if (hex === undefined && parts.length === 0) throw new Error(`${colour} is no colour of the theme.`);
  const channels =
    hex === undefined
      ? parts.slice(0, 3).map(Number)
      : [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return {
    colorSpace: 'srgb',
    components: channels.map(toShare),
    alpha: hex === undefined ? Number(parts[3]) : 1,
    hex: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  };
};

const toColour = (colour: string): DesignToken => ({ $type: 'color', $value: toColourValue(colour) });

const px = (value: number) => ({ value, unit: 'px' });
const toDimension = (value: number): DesignToken => ({ $type: 'dimension', $value: px(value) });
const toNumber = (value: number): DesignToken => ({ $type: 'number', $value: value });
const toWeight = (value: number): DesignToken => ({ $type: 'fontWeight', $value: value });
const toDuration = (value: number): DesignToken => ({ $type: 'duration', $value: { value, unit: 'ms' } });

const toCubicBezier = (curve: string): DesignToken => ({
  $type: 'cubicBezier',
  $value: (curve.match(/[\d.]+/g) ?? []).map(Number),
});

/** @throws when the text is not x, y and blur before a colour */
const toShadow = (shadow: string): DesignToken => {
  const [, x, y, blur, colour = ''] = /^(\d+)(?:px)? (\d+)px (\d+)px (.+)$/.exec(shadow) ?? [];
  return {
    $type: 'shadow',
    $value: {
      color: toColourValue(colour),
      offsetX: px(Number(x)),
      offsetY: px(Number(y)),
      blur: px(Number(blur)),
      spread: px(0),
    },
  };
};

const { color, font, motion, radius, scale, shadow, size, space, type, z } = tokens;

const family = font.family.split(', ').map((name) => name.replace(/"/g, ''));

interface TypeStyle {
  size: number;
  line: number;
  weight?: number;
}

const toTypography = ({ size: fontSize, line, weight = font.weight.regular }: TypeStyle): DesignToken => ({
  $type: 'typography',
  $value: {
    fontFamily: family,
    fontSize: px(fontSize),
    fontWeight: weight,
    letterSpacing: px(0),
    lineHeight: line,
  },
});

const toScale = ({
  reading,
  ui,
  minTarget,
}: {
  reading: number;
  ui: number;
  minTarget?: number;
}): DesignTokenGroup => ({
  ...toGroup({ reading, ui }, toNumber),
  ...(minTarget !== undefined && { minTarget: toDimension(minTarget) }),
});

/**
 * The tokens of the design as a Design Tokens document, for tools of designers. Paths are those of `tokens`; each appearance of `color` also has
 * the accent colours that follow from the theme colour. Sizes are those of the usual text size; `scale` says how much they grow.
 * @param themeColour `#RGB` or `#RRGGBB`; anything else gives `#FF4A26`
 */
export const toDesignTokens = (themeColour: string): DesignTokenGroup => {
  const accent = deriveAccent(themeColour);
  return {
    color: toGroup(
      {
        light: { ...color.light, ...accent.light },
        dark: { ...color.dark, ...accent.dark },
        overMedia: color.overMedia,
      },
      toColour,
    ),
    font: {
      family: { $type: 'fontFamily', $value: family },
      weight: toGroup(font.weight, toWeight),
    },
    type: {
      ...Object.fromEntries(
        Object.entries<TypeStyle>(type).map(([name, style]) => [name, toTypography(style)]),
      ),
      paragraphGap: toDimension(type.body.paragraphGap),
    },
    scale: Object.fromEntries(Object.entries(scale).map(([name, step]) => [name, toScale(step)])),
    space: toGroup(space, toDimension),
    size: toGroup(size, toDimension),
    radius: toGroup(radius, toDimension),
    shadow: toGroup(shadow, toShadow),
    motion: {
      duration: toGroup(motion.duration, toDuration),
      easing: toGroup(motion.easing, toCubicBezier),
    },
    z: toGroup(z, toNumber),
  };
};
