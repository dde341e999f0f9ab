import { standing } from '../createTracer.mjs';
import { createStream, fbm, hash, smooth } from '../noise.mjs';
import { person, svg, toTexture, tree } from '../textures.mjs';
import { asphalt, lawn, paint, skyline } from './surfaces.mjs';

/** A hole in the road with water in it. */
export const pothole = async () => {
  const base = asphalt({
    wet: 0,
    tone: 0.13,
    marks: (x, z) => (Math.abs(x + 0.72) < 0.045 ? 0.7 * smooth(0.3, 0.5, fbm(x * 9, z * 9, 3, 8)) : 0),
  });
  const depthOf = (x, z) =>
    1 - Math.hypot((x - 0.05) * 1.25, (z - 1.75) * 1.05) * 1.6 + (fbm(x * 3.2, z * 3.2, 4, 12) - 0.5) * 1.1;
  const cone = await toTexture(
    svg(
      200,
      280,
      '<path d="M10 262H190V280H10Z" fill="#23262a"/><path d="M40 262L88 16H112L160 262Z" fill="#d6501f"/><path d="M64 140H136L144 182H56ZM76 80H124L129 104H71Z" fill="#f3efe6"/><path d="M120 16L160 262H128Z" fill="#000" opacity=".2"/>',
    ),
    300,
  );
  return {
    light: { sun: [-40, 40] },
    sky: { seed: 6 },
    camera: { at: [0, 1.25, 0.1], pitch: -32, angle: 62 },
    place: {
      haze: 0,
      ground: {
        color: (x, z, out) => {
          base.color(x, z, out);
          const deep = depthOf(x, z);
          const gravel = 0.5 + 0.9 * fbm(x * 22, z * 22, 3, 5);
          if (deep > 0.05)
            paint(
              out,
              [0.075, 0.068, 0.06],
              gravel * (0.9 - 0.5 * smooth(0.05, 0.16, deep) * smooth(0.3, 0.16, deep)),
            );
          if (deep > 0.36) paint(out, [0.035, 0.033, 0.028], gravel);
          const crack = smooth(0.03, 0, Math.abs(fbm(x * 1.7, z * 1.7, 3, 44) - 0.5)) * smooth(-0.9, 0, deep);
          for (let channel = 0; channel < 3; channel += 1) out[channel] *= 1 - 0.7 * crack;
        },
        mirror: (x, z) => smooth(0.36, 0.4, depthOf(x, z)),
        ripple: 0.02,
        ripples: 5,
        sheen: 0.34,
        bump: (x, z) => {
          const here = fbm(x * 22, z * 22, 2, 5);
          return [
            (fbm(x * 22 + 0.2, z * 22, 2, 5) - here) * 1.6,
            (fbm(x * 22, z * 22 + 0.2, 2, 5) - here) * 1.6,
          ];
        },
      },
      cards: [standing(cone, [0.72, 0, 2.5], 0.5, { light: 0.9 })],
    },
    lens: { focus: 2, open: 1.4 },
  };
};

/** A sign where the road leaves the town. */
export const sign = async () => {
  const board = await toTexture(
    svg(
      900,
      620,
      '<rect x="428" y="250" width="18" height="370" fill="#7d8082"/><rect x="60" y="20" width="780" height="270" rx="18" fill="#eef1f0"/><rect x="74" y="34" width="752" height="242" rx="12" fill="#1f5c8f"/><g fill="#f4f6f5"><rect x="170" y="84" width="250" height="40" rx="4"/><rect x="170" y="146" width="360" height="24" rx="4"/><rect x="170" y="206" width="300" height="40" rx="4"/><path d="M690 84L750 150H712V240H668V150H630Z"/></g><path d="M74 34H826V100Q400 60 74 160Z" fill="#fff" opacity=".09"/>',
    ),
    1200,
  );
  const crowns = await Promise.all([1, 2].map((number) => toTexture(tree(`sign ${number}`), 700)));
  const next = createStream('sign');
  return {
    light: { sun: [-50, 36] },
    sky: { seed: 12 },
    camera: { at: [0, 0.7, 0], pitch: 7, angle: 58 },
    place: {
      hazeHeight: 3,
      ground: {
        color: (x, z, out) => {
          const road = asphalt({
            tone: 0.12,
            marks: (u, v) =>
              Math.max(
                Math.abs(u + 1.1) < 0.04 && v % 2 < 1.1 ? 0.9 : 0,
                Math.abs(u - 0.25) < 0.03 ? 0.8 : 0,
              ),
          });
          if (x < 0.4) road.color(x, z, out);
          else lawn([0.09, 0.12, 0.035]).color(x, z, out);
        },
      },
      boxes: skyline('sign', { from: -12, to: 10, z: 26, deep: 5, tall: 2.6, count: 22, lit: 0 }),
      cards: [
        ...Array.from({ length: 16 }, (_, index) =>
          standing(crowns[index % 2], [next(1.6, 7), 0, 20 - index], next(1.2, 2.2)),
        ),
        ...Array.from({ length: 8 }, (_, index) =>
          standing(crowns[index % 2], [-3.4 - next(0, 3), 0, 6 + index * 2], next(1.5, 2.2)),
        ),
        standing(board, [0.85, 0, 3.6], 1.55, { light: 0.95 }),
      ],
    },
    lens: { focus: 3.6, open: 1.2 },
  };
};

/** A zebra crossing. */
export const crossing = async () => {
  const walkers = await Promise.all([1, 2, 3].map((number) => toTexture(person(`crossing ${number}`), 500)));
  const crown = await toTexture(tree('crossing'), 700);
  return {
    light: { sun: [58, 40] },
    sky: { seed: 3 },
    camera: { at: [0, 1.3, 0], pitch: -13, angle: 66 },
    place: {
      hazeHeight: 3,
      ground: asphalt({
        tone: 0.1,
        wet: 0.25,
        marks: (x, z) =>
          z > 1.5 && z < 3.6 && ((x + 20) / 0.62) % 1 < 0.52
            ? smooth(0.24, 0.46, fbm(x * 6, z * 6, 4, 8))
            : 0,
      }),
      boxes: [
        {
          min: [-12, 0, 6],
          max: [12, 0.09, 8],
          color: (x, y, z, axis, out) => paint(out, [0.28, 0.26, 0.24], 0.6 + 0.6 * fbm(x * 4, z * 4, 3, 3)),
        },
        ...skyline('crossing', {
          from: -9,
          to: 9,
          z: 9,
          deep: 2,
          tall: 3.4,
          count: 10,
          lit: 0.02,
          wall: [0.42, 0.37, 0.31],
          floor: 0.36,
          pane: 0.3,
          wide: [1.4, 2.2],
        }),
      ],
      cards: [
        ...[-3.2, -0.6, 2.6].map((x) => standing(crown, [x, 0.05, 6.8], 2.5)),
        ...[
          [-0.9, 2.3],
          [0.3, 2.9],
          [1.1, 2.5],
        ].map(([x, z], index) => standing(walkers[index], [x, 0, z], 0.78, { light: 0.6 })),
      ],
    },
    lens: { focus: 2.6, open: 1.6 },
  };
};

/** Bins at a wall, too full. */
export const bins = async () => {
  const next = createStream('bins');
  const colors = [
    [0.05, 0.2, 0.12],
    [0.05, 0.14, 0.28],
    [0.32, 0.09, 0.05],
    [0.12, 0.13, 0.14],
  ];
  const body = (color) => (x, y, z, axis, out) =>
    paint(
      out,
      color,
      (axis === 2 ? 1 : 0.7) *
        (0.7 + 0.5 * fbm(x * 3, y * 3, 4, 3)) *
        (y > 0.66 ? 0.55 : 1) *
        (Math.abs(((x * 14) % 1) - 0.5) < 0.06 ? 0.8 : 1),
    );
  const sack = (x, y, z, radius) => ({
    at: [x, y, z],
    radius,
    gloss: 0.8,
    color: (nx, ny, nz, out) =>
      paint(out, [0.012, 0.012, 0.014], 0.4 + 1.6 * fbm(nx * 7 + x * 9, ny * 7 + nz * 5, 4, 6)),
  });
  const carton = (x, y, z, axis, out) =>
    paint(out, [0.34, 0.22, 0.12], 0.7 + 0.4 * fbm(x * 9, y * 9 + z * 5, 3, 4));
  return {
    light: { sun: [-142, 46] },
    sky: { seed: 3 },
    camera: { at: [0, 0.75, 0], pitch: -5, angle: 58 },
    place: {
      haze: 0,
      ground: asphalt({ wet: 0.35, tone: 0.12 }),
      boxes: [
        {
          min: [-8, 0, 3.2],
          max: [8, 4, 3.4],
          color: (x, y, z, axis, out) => {
            const row = Math.floor(y * 11);
            const shifted = x * 5 + (row % 2) * 0.5;
            const joint = Math.min(shifted - Math.floor(shifted), y * 11 - row) < 0.07 ? 0.6 : 1;
            paint(
              out,
              [0.32, 0.17, 0.11],
              joint * (0.6 + 0.5 * hash(Math.floor(shifted), row, 5)) * (0.65 + 0.6 * fbm(x, y, 4, 9)),
            );
          },
        },
        ...colors.map((color, index) => ({
          min: [-1.35 + index * 0.7, 0.06, 2.45],
          max: [-0.82 + index * 0.7, 0.74, 2.95],
          color: body(color),
        })),
        { min: [1.5, 0, 2.3], max: [1.85, 0.3, 2.6], color: carton },
        { min: [-1.95, 0, 2.2], max: [-1.6, 0.24, 2.5], color: carton },
      ],
      balls: [
        ...Array.from({ length: 9 }, (_, index) =>
          sack(-1.2 + index * 0.3, 0.8 + next(-0.02, 0.06), 2.65, next(0.13, 0.19)),
        ),
        sack(-1.5, 0.16, 2.05, 0.2),
        sack(-0.5, 0.14, 2.0, 0.17),
        sack(0.45, 0.17, 2.05, 0.2),
        sack(0.78, 0.12, 1.9, 0.14),
        sack(1.25, 0.17, 2.1, 0.19),
      ],
    },
    lens: { focus: 2.4, open: 1 },
  };
};
