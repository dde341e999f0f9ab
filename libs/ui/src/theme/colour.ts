/** Colour arithmetic of the theme on `#RRGGBB` values: OKLCH lightness and chroma, mixing, WCAG contrast. */

type Triple = [number, number, number];

interface Oklch {
  /** Lightness, 0–1. */
  l: number;
  /** Chroma, 0 to about 0.4. */
  c: number;
  /** Hue, radians. */
  h: number;
}

/** How far a linear channel may leave sRGB before the chroma is reduced. */
const GAMUT_TOLERANCE = 0.002;
const CHROMA_STEP = 0.004;

const clamp = (v: number): number => Math.min(1, Math.max(0, v));
const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number): number => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);

/** Channels 0–1 of `#RRGGBB`. */
const toChannels = (hex: string): Triple => {
  const value = parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
};

const toLinearChannels = (hex: string): Triple => {
  const [r, g, b] = toChannels(hex);
  return [toLinear(r), toLinear(g), toLinear(b)];
};

const toHex = (channels: Triple): string => {
  const digits = channels.map((v) =>
    Math.round(clamp(v) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`.toUpperCase();
};

/** Björn Ottosson's OKLab, in polar form. */
const toOklch = (hex: string): Oklch => {
  const [r, g, b] = toLinearChannels(hex);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, bb),
    h: Math.atan2(bb, a),
  };
};

const toLinearRgb = ({ l, c, h }: Oklch): Triple => {
  const a = c * Math.cos(h);
  const b = c * Math.sin(h);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
};

const insideSrgb = (rgb: Triple): boolean =>
  rgb.every((v) => v >= -GAMUT_TOLERANCE && v <= 1 + GAMUT_TOLERANCE);

/** The nearest colour in sRGB: keeps hue and lightness, reduces chroma. */
const fromOklch = (colour: Oklch): string => {
  let { c } = colour;
  let rgb = toLinearRgb(colour);
  while (c > 0 && !insideSrgb(rgb)) {
    c = Math.max(0, c - CHROMA_STEP);
    rgb = toLinearRgb({ ...colour, c });
  }
  return toHex([toGamma(clamp(rgb[0])), toGamma(clamp(rgb[1])), toGamma(clamp(rgb[2]))]);
};

/** `hex` with its lightness moved by `delta` (−1 to 1). */
export const shiftLightness = (hex: string, delta: number): string => {
  const colour = toOklch(hex);
  return fromOklch({ ...colour, l: clamp(colour.l + delta) });
};

/** `hex` with a chroma of at most `limit`. */
export const capChroma = (hex: string, limit: number): string => {
  const colour = toOklch(hex);
  return colour.c > limit ? fromOklch({ ...colour, c: limit }) : hex;
};

/** `hex` with the opacity `share` (0–1) over `background`. */
export const mix = (hex: string, background: string, share: number): string => {
  const [r, g, b] = toChannels(hex);
  const [r2, g2, b2] = toChannels(background);
  const blend = (over: number, under: number): number => over * share + under * (1 - share);
  return toHex([blend(r, r2), blend(g, g2), blend(b, b2)]);
};

const toLuminance = (hex: string): number => {
  const [r, g, b] = toLinearChannels(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** WCAG contrast ratio of two colours, 1–21. */
export const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [toLuminance(one), toLuminance(other)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
};
