import { card, standing } from '../createTracer.mjs';
import { createStream } from '../noise.mjs';
import { lantern, person, svg, toTexture } from '../textures.mjs';
import { paint, paving } from './surfaces.mjs';

const f = (value) => value.toFixed(1);

/** The front of an old house: shutters below, windows of wood above, tiles over all. */
const house = (name, isLit) => {
  const next = createStream(`house ${name}`);
  const wall = ['#c9bda6', '#b5a78e', '#d3cab8', '#a89c88'][Math.floor(next(0, 4))];
  const wood = ['#4d3324', '#5a3b28', '#3d2a20'][Math.floor(next(0, 3))];
  const pane = isLit ? '#ffcf85' : '#2c3135';
  const stains = Array.from(
    { length: 26 },
    () =>
      `<rect x="${f(next(0, 600))}" y="${f(next(60, 520))}" width="${f(next(6, 60))}" height="${f(next(20, 160))}" fill="${next() < 0.6 ? '#5d5344' : '#e8e0cf'}" opacity="${f(next(0.3, 1) * 0.12 * 10)}" fill-opacity=".12"/>`,
  ).join('');
  const boards = Array.from(
    { length: 12 },
    (_, index) =>
      `<rect x="${f(40 + index * 44)}" y="400" width="40" height="200" fill="${wood}" fill-opacity="${f(next(0.75, 1))}"/>`,
  ).join('');
  const lattice = (x) =>
    `<rect x="${x}" y="160" width="130" height="150" fill="${wood}"/><rect x="${x + 10}" y="170" width="110" height="130" fill="${pane}"/>${[1, 2, 3, 4].map((bar) => `<path d="M${x + 10 + bar * 22} 170V300M${x + 10} ${170 + bar * 26}H${x + 120}" stroke="${wood}" stroke-width="5"/>`).join('')}`;
  const opening =
    isLit || next() < 0.5
      ? `<rect x="216" y="408" width="176" height="192" fill="${isLit ? '#ffb968' : '#1d1a17'}"/><path d="M216 470h176" stroke="${wood}" stroke-width="5"/>`
      : '';
  const tiles = Array.from(
    { length: 30 },
    (_, index) =>
      `<path d="M${index * 20} 0Q${index * 20 + 10} 70 ${index * 20 + 4} 92" stroke="#23262a" stroke-width="9" fill="none"/><circle cx="${index * 20 + 8}" cy="90" r="8" fill="#454a4f"/>`,
  ).join('');
  return svg(
    600,
    600,
    `<rect y="40" width="600" height="560" fill="${wall}"/>${stains}<rect y="350" width="600" height="34" fill="${wood}"/>${lattice(70)}${lattice(400)}${boards}${opening}<rect y="0" width="600" height="80" fill="#3a3e43"/>${tiles}<rect y="384" width="600" height="14" fill="#2a1c14"/>`,
  );
};

const streetLooks = {
  day: { camera: { at: [0.1, 0.75, 0], pitch: 6, angle: 70 }, wet: 0, people: 6, light: { sun: [62, 50] } },
  dusk: { camera: { at: [-0.15, 0.7, 0], pitch: 5, angle: 62 }, wet: 0.5, people: 5, isLit: true },
  mist: { camera: { at: [0.2, 0.65, 0], pitch: 4, angle: 60 }, wet: 0.8, people: 2 },
  dawn: { camera: { at: [0, 0.7, 0], pitch: 12, angle: 82 }, wet: 0.25, people: 2 },
  night: {
    camera: { at: [0.2, 0.6, 0], pitch: 5, angle: 68 },
    wet: 0.85,
    people: 4,
    isLit: true,
    light: { horizon: [0.05, 0.05, 0.08], haze: 0.02 },
  },
};

/** A street of old houses under eaves, with lamps of paper. */
export const oldstreet = async (lightName) => {
  const look = streetLooks[lightName];
  const next = createStream(`old street ${lightName}`);
  const fronts = await Promise.all(
    [1, 2, 3, 4, 5].map((number) => toTexture(house(number, look.isLit && number !== 3), 900)),
  );
  const lamp = await toTexture(lantern, 200);
  const walkers = await Promise.all(
    [1, 2, 3, 4].map((number) =>
      toTexture(
        person(
          `street ${number}`,
          lightName === 'mist' ? { umbrella: ['#7a2b24', '#2d3f4f'][number % 2] } : {},
        ),
        500,
      ),
    ),
  );
  const half = 1.15;
  const walls = [-1, 1].flatMap((side) =>
    Array.from({ length: 11 }, (_, index) => {
      const z = 0.3 + index * 1.75;
      const front = fronts[Math.floor(next(0, 5))];
      const tall = next(1.75, 2.2);
      const at = side < 0 ? [side * half, 0, z] : [side * half, 0, z + 1.75];
      return card(front, at, [0, 0, side < 0 ? 1.75 : -1.75], [0, tall, 0], {
        light: side < 0 ? 0.28 : 0.62,
        ...(look.isLit && lightName === 'night' && { light: 0.3 }),
      });
    }),
  );
  const eaves = [-1, 1].flatMap((side) =>
    Array.from({ length: 11 }, (_, index) => {
      const z = 0.3 + index * 1.75;
      const top = next(1.0, 1.08);
      const [x1, x2] = [side * (half - 0.34), side * (half + 0.2)].sort((a, b) => a - b);
      return {
        min: [x1, top, z],
        max: [x2, top + 0.05, z + 1.7],
        color: (x, y, zz, axis, out) =>
          paint(
            out,
            [0.075, 0.078, 0.085],
            axis === 1 && y > top + 0.04 ? 0.5 + (Math.abs(((zz * 12) % 1) - 0.5) < 0.25 ? 0.7 : 0.1) : 0.45,
          ),
      };
    }),
  );
  const lamps = [-1, 1].flatMap((side) =>
    Array.from({ length: 6 }, (_, index) => [
      side * (half - 0.42),
      0.7,
      1.6 + index * 2.1 + (side + 1) * 0.4,
    ]),
  );
  return {
    light: look.light,
    sky: { seed: 6 },
    camera: look.camera,
    place: {
      ground: paving({ wet: look.wet }),
      boxes: eaves,
      sunlight: lightName === 'dusk' ? 0.4 : 1,
      haze: lightName === 'mist' ? 0.8 : 1,
      ...(look.isLit && {
        lamps: lamps
          .filter((_, index) => index % 2 === 0)
          .map((at) => ({ at, color: [1, 0.42, 0.18], power: lightName === 'night' ? 0.32 : 0.2 })),
      }),
      cards: [
        ...walls,
        ...lamps.map(([x, y, z]) =>
          standing(lamp, [x, y, z], 0.3, { glow: look.isLit ? 2.4 : undefined, light: 0.7 }),
        ),
        ...Array.from({ length: look.people }, (_, index) => {
          const z = 2.6 + index * 1.35 + next(0, 0.7);
          return standing(walkers[index % 4], [next(-0.62, 0.62), 0, z], next(0.66, 0.74), { light: 0.4 });
        }),
      ],
    },
    lens: { focus: 3.6, open: 2.2 },
    bloom: look.isLit ? 0.45 : 0.22,
    grain: look.isLit ? 9 : 7,
  };
};
