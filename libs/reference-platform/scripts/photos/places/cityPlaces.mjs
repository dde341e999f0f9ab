import { card, standing } from '../createTracer.mjs';
import { createStream, fbm, hash, smooth } from '../noise.mjs';
import { person, svg, toTexture, tree } from '../textures.mjs';
import { asphalt, paint, skyline, streetBokeh, tower, water } from './surfaces.mjs';

/** Towers on both sides of a street that leads away. */
const canyon = (name, { lit, tall, half = 1.5, count = 13, brightness }) => {
  const next = createStream(`canyon ${name}`);
  return [-1, 1].flatMap((side) =>
    Array.from({ length: count }, (_, index) => {
      const z = 0.6 + index * 1.7;
      const deep = next(1.1, 1.6);
      const inner = half + next(0, 0.35);
      const [x1, x2] = [side * inner, side * (inner + 3)].sort((a, b) => a - b);
      const grey = next(0.6, 1.3);
      return {
        min: [x1, -0.1, z],
        max: [x2, tall * next(0.5, 1.2), z + deep],
        color: tower({
          seed: Math.floor(next(0, 9999)),
          lit: lit * next(0.5, 1.4),
          wall: [0.17 * grey, 0.17 * grey, 0.18 * grey],
          floor: 0.21,
          pane: 0.15,
          brightness,
        }),
      };
    }),
  );
};

const car = (color, isBack) =>
  svg(
    260,
    190,
    `<path d="M30 96L62 30C70 18 190 18 198 30L230 96Z" fill="#1d2329"/><rect x="12" y="90" width="236" height="70" rx="22" fill="${color}"/><rect x="24" y="150" width="46" height="36" rx="8" fill="#111"/><rect x="190" y="150" width="46" height="36" rx="8" fill="#111"/>${[22, 196].map((x) => `<rect x="${x}" y="104" width="44" height="20" rx="8" fill="${isBack ? '#ff3a22' : '#fff3d6'}"/>`).join('')}`,
  );

/** The city by the river at night. */
const overWater = () => ({
  sky: { seed: 3 },
  light: {
    horizon: [0.11, 0.085, 0.11],
    zenith: [0.012, 0.018, 0.05],
    cloud: { cover: 0.55, lit: [0.13, 0.1, 0.11], shade: [0.03, 0.03, 0.05] },
    sun: [10, 40],
    sunColor: [0.05, 0.06, 0.09],
  },
  camera: { at: [0, 1.15, 0], pitch: 5, angle: 66 },
  place: {
    ground: water([0.008, 0.012, 0.02], { ripple: 0.14, ripples: 1.2, dullSun: true }),
    boxes: [
      ...skyline('river front', {
        from: -15,
        to: 15,
        z: 13,
        deep: 2,
        tall: 3,
        count: 30,
        lit: 0.3,
        wide: [0.5, 1.1],
        brightness: 2.4,
      }),
      ...skyline('river back', {
        from: -17,
        to: 18,
        z: 17,
        deep: 5,
        tall: 5.6,
        count: 34,
        lit: 0.24,
        wide: [0.7, 1.4],
        brightness: 2,
      }),
      {
        min: [-40, -0.2, 12.2],
        max: [40, 0.1, 12.6],
        color: (x, y, z, axis, out, glow) => {
          paint(out, [0.08, 0.08, 0.08]);
          const u = x * 1.6 - Math.floor(x * 1.6);
          if (u < 0.14) paint(glow, [2.6, 1.5, 0.6]);
        },
      },
    ],
  },
  lens: { focus: 14, open: 0.4 },
  bloom: 0.42,
});

/** Roofs and streets from above. */
const fromAbove = () => {
  const next = createStream('from above');
  const boxes = [];
  for (let row = 0; row < 15; row += 1) {
    for (let column = -9; column <= 9; column += 1) {
      const x = column * 1.7 + next(-0.1, 0.1);
      const z = 3 + row * 1.9;
      const half = next(0.35, 0.62);
      const grey = next(0.5, 1.3);
      boxes.push({
        min: [x - half, 0, z - half],
        max: [x + half, next(0.4, 1.5) + (next() < 0.14 ? next(1, 2.6) : 0), z + half],
        color: tower({
          seed: Math.floor(next(0, 9999)),
          lit: next(0.08, 0.4),
          wall: [0.2 * grey, 0.19 * grey, 0.19 * grey],
          floor: 0.13,
          pane: 0.1,
          brightness: 1.7,
        }),
      });
    }
  }
  return {
    sky: { seed: 8 },
    light: { haze: 0.014, horizon: [0.7, 0.4, 0.33], ambient: [0.2, 0.22, 0.36] },
    camera: { at: [0.85, 4.4, -1], pitch: -12, angle: 62 },
    place: {
      hazeHeight: 3,
      ground: {
        color: (x, z, out) => {
          paint(out, [0.05, 0.05, 0.055]);
          const lane = Math.abs(((((x / 1.7 + 0.5) % 1) + 1) % 1) - 0.5);
          const street = smooth(0.42, 0.48, lane);
          const headlight = hash(Math.floor(z * 5), Math.floor(x / 1.7), 5) > 0.55 ? 1 : 0;
          for (let channel = 0; channel < 3; channel += 1)
            out[channel] +=
              street * [5.5, 2.6, 0.9][channel] * (0.35 + 0.9 * headlight) * fbm(z * 3, x, 3, 4);
        },
      },
      boxes,
    },
    lens: { focus: 12, open: 0.5 },
    bloom: 0.36,
  };
};

/** Towers that go up into the fog, seen from their feet. */
const inFog = () => ({
  sky: { seed: 2 },
  light: {
    zenith: [0.07, 0.085, 0.11],
    horizon: [0.16, 0.165, 0.17],
    ambient: [0.08, 0.09, 0.11],
    sunColor: [0.08, 0.08, 0.08],
    haze: 0.085,
    cloud: { cover: 0.9, lit: [0.12, 0.13, 0.15], shade: [0.09, 0.1, 0.12] },
    grade: { contrast: 1.1, saturation: 0.95, warmth: 0.0, exposure: 1.3 },
  },
  camera: { at: [0.15, 0.5, 0], pitch: 23, angle: 82 },
  place: {
    ground: asphalt({ wet: 0.9 }),
    boxes: canyon('fog', { lit: 0.22, tall: 7.5, half: 1.3, brightness: 2.6 }),
  },
  lens: { focus: 6, open: 0.6 },
  bloom: 0.5,
});

/** A wet street in the blue hour, traffic out of focus. */
const blueHour = async () => {
  const cars = await Promise.all(
    [
      ['#20252b', true],
      ['#5b2420', true],
      ['#c4c5c2', false],
      ['#27313f', false],
    ].map(([color, isBack]) => toTexture(car(color, isBack), 300)),
  );
  const walker = await toTexture(person('blue hour', { umbrella: false }), 500);
  return {
    sky: { seed: 5 },
    light: {
      zenith: [0.035, 0.075, 0.19],
      horizon: [0.2, 0.2, 0.3],
      ambient: [0.06, 0.09, 0.16],
      sunColor: [0.15, 0.12, 0.12],
      haze: 0.03,
      cloud: { cover: 0.45, lit: [0.2, 0.18, 0.24], shade: [0.06, 0.08, 0.15] },
      grade: { contrast: 1.1, saturation: 1.08, warmth: -0.005, exposure: 1.35 },
    },
    camera: { at: [-0.35, 0.55, 0], pitch: 4, angle: 60 },
    place: {
      ground: asphalt({ wet: 1 }),
      boxes: canyon('blue', { lit: 0.3, tall: 3.6, half: 1.7, brightness: 2.2 }),
      cards: [
        ...[
          [-0.75, 7, 0],
          [-0.7, 10, 1],
          [0.55, 6, 2],
          [0.62, 9, 3],
          [0.6, 13, 2],
          [-0.72, 14, 0],
        ].map(([x, z, index]) => standing(cars[index], [x, 0, z], 0.42, { glow: 0.55 })),
        standing(walker, [-1.05, 0, 2.7], 0.78, { light: 0.2 }),
      ],
    },
    lens: { focus: 2.7, open: 5 },
    finish: streetBokeh('blue hour', { band: [0.42, 0.62], count: 60, strength: 0.55 }),
    bloom: 0.4,
  };
};

export const nightcity = (lightName) =>
  ({ night: overWater, dusk: fromAbove, mist: inFog, dawn: blueHour })[lightName]();

/** A lamp over a street at night, the next one dark. */
export const lamp = async () => {
  const post = (isLit) =>
    svg(
      300,
      900,
      `<path d="M60 900V120C60 60 110 44 170 44H240" fill="none" stroke="#15181c" stroke-width="14"/><path d="M196 36H284L270 60H210Z" fill="#1d2126"/>${isLit ? '<ellipse cx="240" cy="62" rx="32" ry="9" fill="#fff"/>' : ''}`,
    );
  const [lit, dark] = await Promise.all([toTexture(post(true), 400), toTexture(post(false), 400)]);
  const cone = await toTexture(
    svg(
      600,
      800,
      '<defs><linearGradient id="c" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#ffd08a" stop-opacity=".6"/><stop offset="1" stop-color="#ffb45c" stop-opacity="0"/></linearGradient></defs><filter id="s"><feGaussianBlur stdDeviation="26"/></filter><path d="M270 20H330L500 800H100Z" fill="url(#c)" filter="url(#s)"/>',
    ),
    300,
  );
  const crown = await toTexture(tree('lamp', { hues: ['#1c2a18', '#25371f', '#35492a', '#4a5c35'] }), 700);
  return {
    sky: { seed: 4 },
    camera: { at: [0, 0.75, 0], pitch: 7, angle: 60 },
    place: {
      ground: asphalt({ wet: 0.55, tone: 0.12 }),
      lamps: [{ at: [-0.35, 2.25, 4.5], color: [1, 0.66, 0.3], power: 3.4 }],
      boxes: skyline('lamp', {
        from: -9,
        to: 9,
        z: 13,
        deep: 3,
        tall: 3,
        count: 18,
        lit: 0.16,
        brightness: 1.3,
        floor: 0.26,
        pane: 0.24,
      }),
      cards: [
        standing(crown, [-2.6, 0, 6.5], 3),
        standing(crown, [3.4, 0, 7.5], 3.2),
        standing(lit, [-0.6, 0, 4.5], 2.4, { glow: 1.6 }),
        card(cone, [-1.4, 0, 4.55], [2.1, 0, 0], [0, 2.25, 0], { glow: 0.4, opacity: 0.7 }),
        standing(dark, [1.75, 0, 3.6], 2.4, { light: 0.05 }),
      ],
    },
    lens: { focus: 4.5, open: 1.2 },
    finish: streetBokeh('lamp', { band: [0.55, 0.66], count: 22, radius: [0.004, 0.012], strength: 0.35 }),
    bloom: 0.5,
  };
};
