import { standing } from '../createTracer.mjs';
import { createStream, fbm, hash } from '../noise.mjs';
import { person, svg, toTexture } from '../textures.mjs';
import { paint, paving, skyline, streetBokeh } from './surfaces.mjs';

const kinds = [
  { color: [0.75, 0.22, 0.03], size: 0.062, gloss: 1 },
  { color: [0.62, 0.045, 0.025], size: 0.055, gloss: 1.6 },
  { color: [0.14, 0.22, 0.06], size: 0.056, gloss: 0.4 },
  { color: [0.78, 0.5, 0.06], size: 0.06, gloss: 0.9 },
  { color: [0.2, 0.035, 0.075], size: 0.058, gloss: 1.3 },
  { color: [0.5, 0.58, 0.2], size: 0.07, gloss: 0.6 },
];

/** Fruit in a heap: rows that lie on each other. */
const heap = (name, [x0, y0, z0], wide, deep, { color, size, gloss }) => {
  const next = createStream(`heap ${name}`);
  const balls = [];
  for (let layer = 0; layer < 3; layer += 1) {
    const inset = layer * size * 0.9;
    for (let x = inset; x < wide - inset; x += size * 1.9) {
      for (let z = inset; z < deep - inset; z += size * 1.9) {
        const tone = next(0.75, 1.2);
        const hue = next(-0.06, 0.06);
        const seed = Math.floor(next(0, 999));
        balls.push({
          at: [x0 + x + next(-0.012, 0.012), y0 + size + layer * size * 1.45, z0 + z + next(-0.012, 0.012)],
          radius: size * next(0.92, 1.06),
          gloss,
          color: (nx, ny, nz, out) => {
            const skin = 0.78 + 0.34 * fbm(nx * 4 + seed, ny * 4 + nz * 3, 3, seed);
            out[0] = color[0] * tone * skin * (1 + hue);
            out[1] = color[1] * tone * skin * (1 - hue);
            out[2] = color[2] * tone * skin;
          },
        });
      }
    }
  }
  return balls;
};

const awningColors = [
  [0.5, 0.1, 0.07],
  [0.08, 0.2, 0.17],
  [0.55, 0.36, 0.08],
  [0.09, 0.14, 0.3],
];
const stalls = (side, isLit) =>
  Array.from({ length: 6 }, (_, index) => {
    const z = 2.2 + index * 1.5;
    const [x1, x2] = [side * 0.75, side * 2].sort((a, b) => a - b);
    const color = awningColors[(index + (side > 0 ? 2 : 0)) % 4];
    return [
      {
        min: [x1, 1.12, z],
        max: [x2, 1.2, z + 1.3],
        color: (x, y, zz, axis, out, glow) => {
          const stripe = (zz * 4) % 1 < 0.5;
          paint(out, stripe ? color : [0.7, 0.66, 0.56]);
          if (isLit && axis === 1 && y < 1.15) paint(glow, stripe ? color : [0.5, 0.4, 0.28], 0.5);
        },
      },
      {
        min: [x1 + 0.1, 0, z + 0.1],
        max: [x2, 0.42, z + 1.2],
        color: (x, y, zz, axis, out) => {
          const crate = hash(Math.floor(x * 7), Math.floor(zz * 5), 5 + index);
          paint(
            out,
            axis === 1 ? kinds[Math.floor(crate * 6)].color : [0.2, 0.14, 0.09],
            0.5 + 0.9 * fbm(x * 16, zz * 16 + y * 9, 3, 9),
          );
        },
      },
    ];
  }).flat();

/** A market: a heap of fruit in front, stalls and people behind it. */
export const market = async (lightName) => {
  const isLit = lightName === 'dusk';
  const order = { day: [0, 2, 1, 3], dusk: [1, 3, 4, 0], dawn: [2, 5, 4, 2] }[lightName];
  const walkers = await Promise.all(
    [5, 6, 7, 8, 9].map((number) => toTexture(person(`market ${number}`), 500)),
  );
  const next = createStream(`market ${lightName}`);
  const board = (x, y, z, axis, out) =>
    paint(
      out,
      [0.26, 0.17, 0.1],
      (axis === 1 ? 0.8 : 0.55) * (0.5 + 0.9 * fbm(x * 3, z * 40 + y * 40, 4, 15)),
    );
  const crates = order.flatMap((kind, index) =>
    heap(`${lightName} ${index}`, [-0.94 + index * 0.48, 0.3, 0.86], 0.42, 0.5, kinds[kind]),
  );
  const slats = Array.from({ length: 5 }, (_, index) => ({
    min: [-0.98 + index * 0.48, 0.26, 0.8],
    max: [-0.945 + index * 0.48, 0.42, 1.42],
    color: board,
    noShadow: true,
  }));
  const bulbs = [-0.62, 0.1, 0.7].map((x) => [x, 1.05, 1.5]);
  const bulb = await toTexture(
    svg(
      40,
      60,
      '<circle cx="20" cy="38" r="16" fill="#fff"/><path d="M20 0V24" stroke="#222" stroke-width="4"/>',
    ),
    60,
  );
  return {
    light: isLit
      ? { sun: [-40, 12], ambient: [0.1, 0.1, 0.16], sunColor: [0.5, 0.3, 0.2], horizon: [0.35, 0.2, 0.2] }
      : { sun: [lightName === 'dawn' ? 34 : -48, lightName === 'dawn' ? 24 : 38] },
    sky: { seed: 4 },
    camera: { at: [0.05, 0.86, 0], pitch: -15, angle: 62 },
    place: {
      ground: paving({ wet: 0.4, tone: [0.16, 0.15, 0.14] }),
      haze: 0.6,
      boxes: [
        { min: [-3, 0, 0.8], max: [3, 0.28, 1.42], color: board },
        { min: [-3, 0.26, 0.78], max: [3, 0.4, 0.81], color: board },
        ...slats,
        ...stalls(-1, isLit),
        ...stalls(1, isLit),
        ...skyline('market', {
          from: -7,
          to: 7,
          z: 13,
          deep: 2,
          tall: 2.6,
          count: 9,
          lit: isLit ? 0.3 : 0,
          wall: [0.35, 0.31, 0.27],
          floor: 0.34,
          pane: 0.3,
        }),
      ],
      balls: crates,
      ...(isLit && { lamps: bulbs.map((at) => ({ at, color: [1, 0.68, 0.36], power: 0.42 })) }),
      cards: [
        ...Array.from({ length: 8 }, (_, index) =>
          standing(walkers[index % 5], [next(-0.55, 0.55), 0, 2.1 + index * 0.8], next(0.66, 0.74), {
            light: 0.5,
          }),
        ),
        ...(isLit ? bulbs.map((at) => standing(bulb, at, 0.13, { glow: 6 })) : []),
      ],
    },
    lens: { focus: 1.05, open: 5 },
    ...(isLit && {
      finish: streetBokeh('market', { band: [0.06, 0.3], count: 26, radius: [0.006, 0.02], strength: 0.4 }),
    }),
    bloom: isLit ? 0.4 : 0.2,
  };
};
