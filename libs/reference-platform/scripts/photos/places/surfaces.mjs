import { createStream, fbm, hash, mix, noise, smooth } from '../noise.mjs';

/** Writes a colour; colours are linear. */
export const paint = (out, color, amount = 1) => {
  for (let channel = 0; channel < 3; channel += 1) out[channel] = color[channel] * amount;
};

/** Water, dark from above and a mirror from the side. */
export const water = (color = [0.02, 0.05, 0.06], extras = {}) => ({
  color: (x, z, out) => paint(out, color, 0.7 + 0.6 * fbm(x * 0.3, z * 0.3, 3, 71)),
  mirror: () => 1,
  ripple: 0.06,
  ...extras,
});

/** Asphalt, with puddles in its hollows when it is wet: 0 is dry, 1 after a shower. */
export const asphalt = ({ wet = 0, tone = 0.085, marks } = {}) => ({
  color: (x, z, out) => {
    const stone = hash(Math.floor(x * 160), Math.floor(z * 160), 3);
    const worn = fbm(x * 0.8, z * 0.8, 4, 43);
    const seam = smooth(0.012, 0.0, Math.abs(fbm(x * 0.6, z * 0.6, 4, 47) - 0.5)) * 0.4;
    paint(out, [1, 1, 1.03], tone * (0.55 + 0.5 * worn + 0.55 * stone ** 3 - seam) * (1 - wet * 0.5));
    const white = marks ? marks(x, z) : 0;
    if (white > 0)
      for (let channel = 0; channel < 3; channel += 1)
        out[channel] = mix(out[channel], 0.62 * (0.75 + 0.3 * stone), white);
  },
  mirror:
    wet === 0 ? undefined : (x, z) => wet * (0.3 + 0.7 * smooth(0.45, 0.6, fbm(x * 0.7, z * 0.7, 3, 53))),
  ripple: 0.02,
  ripples: 3,
  sheen: 0.16 * wet,
});

/** Slabs of stone in rows. */
export const paving = ({ wet = 0, tone = [0.2, 0.19, 0.175], size = 0.55 } = {}) => ({
  color: (x, z, out) => {
    const row = Math.floor(z / (size * 0.7));
    const shifted = x / size + (row % 2) * 0.5;
    const column = Math.floor(shifted);
    const u = shifted - column;
    const v = z / (size * 0.7) - row;
    const joint = smooth(0.0, 0.045, Math.min(u, 1 - u)) * smooth(0.0, 0.06, Math.min(v, 1 - v));
    const slab = 0.7 + 0.5 * hash(column, row, 57);
    const worn = 0.6 + 0.7 * fbm(x * 4, z * 4, 4, 59);
    paint(out, tone, slab * worn * (0.3 + 0.7 * joint) * (1 - wet * 0.35));
  },
  mirror:
    wet === 0 ? undefined : (x, z) => wet * (0.25 + 0.75 * smooth(0.4, 0.62, fbm(x * 1.1, z * 1.1, 3, 53))),
  ripple: 0.05,
  ripples: 4,
  sheen: 0.12 * wet,
});

/** The front of a tower: floors, windows, some of them lit. */
export const tower =
  ({ seed, lit = 0, wall = [0.2, 0.21, 0.23], floor = 0.16, pane = 0.13, brightness = 1.6 }) =>
  (x, y, z, axis, out, glow) => {
    if (axis === 1) return paint(out, wall, 0.6);
    const across = axis === 0 ? z : x;
    const row = Math.floor(y / floor);
    const column = Math.floor(across / pane);
    const u = across / pane - column;
    const v = y / floor - row;
    const isPane = u > 0.16 && u < 0.86 && v > 0.22 && v < 0.82;
    const dirt = 0.75 + 0.4 * fbm(across * 2, y * 2, 3, seed);
    if (!isPane) return paint(out, wall, dirt);
    const glass = 0.35 + 0.5 * hash(column, row, seed + 1);
    paint(out, [0.09, 0.12, 0.15], glass);
    const storey = hash(row, 0, seed + 2) < 0.12 ? 0.35 : 0;
    if (hash(column, row, seed + 3) < lit + storey * lit * 2) {
      const warm = hash(column, row, seed + 4);
      const strength = brightness * (0.25 + 0.9 * hash(column, row, seed + 5));
      glow[0] = strength * mix(1, 0.75, warm * warm);
      glow[1] = strength * mix(0.62, 0.86, warm * warm);
      glow[2] = strength * mix(0.28, 1, warm * warm);
    }
  };

/** Towers along both sides of the view, or in a row across. */
export const skyline = (
  name,
  { from, to, z, deep = 6, tall, count, lit, wide = [0.5, 1.3], wall, brightness, floor, pane },
) => {
  const next = createStream(`skyline ${name}`);
  return Array.from({ length: count }, (_, index) => {
    const x = from + ((to - from) * (index + next(0, 0.8))) / count;
    const half = next(...wide) / 2;
    const front = z + next(0, deep);
    const high = tall * (next() < 0.22 ? next(0.75, 1.15) : next(0.25, 0.7));
    const grey = next(0.6, 1.25);
    const tint = wall ?? [0.2 * grey, 0.21 * grey, 0.24 * grey];
    return {
      min: [x - half, -0.2, front],
      max: [x + half, high, front + half * 2],
      color: tower({
        seed: Math.floor(next(0, 9999)),
        lit: lit * next(0.5, 1.5),
        wall: tint,
        brightness,
        floor,
        pane,
      }),
    };
  });
};

/** Wooded slopes with rock above, by where they face. */
export const slopes =
  ({ woods, rock, snow = 9, fine = 9 }) =>
  (x, y, z, nx, ny, nz, out) => {
    const leaf = fbm(x * fine * 2, z * fine * 2, 4, 81);
    const patch = fbm(x * 1.4, z * 1.4, 3, 85);
    const bare = smooth(0.62, 0.8, 1 - ny + (patch - 0.5) * 0.35 + y * 0.04);
    const white = smooth(snow, snow + 0.6, y + (patch - 0.5) * 0.9) * smooth(0.5, 0.8, ny);
    const shadow = 0.35 + 0.95 * leaf;
    for (let channel = 0; channel < 3; channel += 1) {
      const wood = woods[channel] * shadow * (0.7 + 0.6 * patch);
      const stone = rock[channel] * (0.6 + 0.6 * leaf);
      out[channel] = mix(mix(wood, stone, bare), 0.8, white);
    }
  };

/** Leaves of a hedge or a lawn. */
export const lawn = (color = [0.06, 0.1, 0.03]) => ({
  color: (x, z, out) =>
    paint(out, color, 0.45 + 0.8 * fbm(x * 9, z * 9, 4, 33) + 0.3 * noise(x * 0.7, z * 0.7, 35)),
});

/** Discs of light, as lamps out of focus are: `[x, y, radius]` as parts of the picture's width, its height, its width. */
export const bokeh = (discs) => (channels, width, height) => {
  for (const {
    at: [px, py],
    radius,
    color,
    strength = 1,
  } of discs) {
    const cx = px * width;
    const cy = py * height;
    const reach = radius * width;
    for (let y = Math.max(0, Math.floor(cy - reach)); y < Math.min(height, cy + reach); y += 1) {
      for (let x = Math.max(0, Math.floor(cx - reach)); x < Math.min(width, cx + reach); x += 1) {
        const away = Math.hypot(x - cx, y - cy) / reach;
        if (away >= 1) continue;
        const part = smooth(1, 0.93, away) * (0.72 + 0.5 * smooth(0.7, 0.97, away)) * strength;
        for (let channel = 0; channel < 3; channel += 1)
          channels[channel][y * width + x] += color[channel] * part;
      }
    }
  }
};

const lampColors = [
  [1, 0.62, 0.25],
  [1, 0.78, 0.45],
  [0.95, 0.95, 1],
  [1, 0.2, 0.12],
  [0.35, 0.85, 0.55],
  [1, 0.5, 0.18],
];

/** Lamps of a street out of focus, in a band of the picture. */
export const streetBokeh = (
  name,
  { count = 46, band = [0.35, 0.62], radius = [0.008, 0.026], strength = 0.5 } = {},
) => {
  const next = createStream(`bokeh ${name}`);
  return bokeh(
    Array.from({ length: count }, () => ({
      at: [next(0, 1), next(...band)],
      radius: next(...radius),
      color: lampColors[Math.floor(next(0, lampColors.length))],
      strength: strength * next(0.3, 1.3),
    })),
  );
};
