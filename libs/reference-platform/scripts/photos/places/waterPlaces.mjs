import { bakeHeights } from '../bakeHeights.mjs';
import { standing } from '../createTracer.mjs';
import { createStream, fbm, noise, ridged, smooth } from '../noise.mjs';
import { boat, egret, reeds, toTexture } from '../textures.mjs';
import { slopes, water } from './surfaces.mjs';

const mountains =
  ({ near, far, high, seed, sharp = 0.5 }) =>
  (x, z) => {
    const rise = smooth(near, near + 9, z) * (1 - smooth(far, far + 20, z) * 0.5);
    if (rise <= 0) return -0.5;
    const side = 0.45 + 0.55 * smooth(0, 11, Math.abs(x - Math.sin(z * 0.2 + seed) * 3));
    const crest =
      ridged(x * 0.075 + seed, z * 0.075, 6, 11 + seed) * sharp +
      fbm(x * 0.11 + seed, z * 0.11, 5, 17 + seed) * (1 - sharp);
    const leaves = fbm(x * 3.1, z * 3.1, 3, 19) * 0.09;
    return rise * side * (crest * high + leaves) - 0.12 + 0.02 * noise(x * 2, z * 2, 3);
  };

const lakeLooks = {
  day: {
    seed: 3,
    camera: { at: [0, 0.9, 0], pitch: 3.5, angle: 78 },
    ripple: 0.07,
    woods: [0.05, 0.085, 0.03],
    boatAt: [-2.6, 7],
  },
  dusk: {
    seed: 8,
    camera: { at: [0, 0.7, 0], pitch: 3, angle: 56 },
    ripple: 0.05,
    woods: [0.05, 0.06, 0.04],
    boatAt: [1.1, 5.5],
  },
  mist: {
    seed: 5,
    camera: { at: [0, 0.8, 0], pitch: 1, angle: 50 },
    ripple: 0.025,
    woods: [0.05, 0.07, 0.05],
    boatAt: [0.2, 5],
  },
  night: {
    seed: 12,
    camera: { at: [0, 0.8, 0], pitch: 9, angle: 68 },
    ripple: 0.03,
    woods: [0.04, 0.06, 0.05],
    boatAt: [-1.4, 6],
  },
};

export const lake = async (lightName) => {
  const look = lakeLooks[lightName];
  const boatCard = await toTexture(boat, 700);
  const [bx, bz] = look.boatAt;
  return {
    light:
      lightName === 'night'
        ? { sun: [14, 13], cloud: { cover: 0.4, lit: [0.1, 0.11, 0.15], shade: [0.02, 0.026, 0.045] } }
        : {},
    sky: { seed: look.seed },
    camera: look.camera,
    place: {
      haze: lightName === 'mist' ? 1.25 : 1,
      hazeHeight: lightName === 'mist' ? 1.6 : 2.4,
      ground: water([0.015, 0.045, 0.05], { ripple: look.ripple }),
      terrain: {
        height: bakeHeights(mountains({ near: 11, far: 40, high: 5.2, seed: look.seed }), {
          x: [-62, 62],
          z: [8, 72],
          step: 0.045,
        }),
        color: slopes({ woods: look.woods, rock: [0.16, 0.15, 0.14], snow: 3.4 }),
        near: 8,
        far: 70,
        top: 5.4,
      },
      cards: [standing(boatCard, [bx, -0.07, bz], 0.62, { light: 0.5 })],
    },
    lens: { focus: 9, open: 0.9 },
  };
};

const wetlandLooks = {
  dawn: {
    seed: 2,
    camera: { at: [0, 0.75, 0], pitch: -1, angle: 58 },
    birds: [
      [0.5, 4.2, 0.62],
      [1.25, 5.4, 0.6],
    ],
  },
  day: {
    seed: 7,
    camera: { at: [0, 1.5, 0], pitch: -6, angle: 66 },
    birds: [
      [-0.9, 6.2, 0.6],
      [-0.4, 7.2, 0.6],
      [1.7, 9, 0.62],
    ],
  },
  dusk: { seed: 9, camera: { at: [0, 0.6, 0], pitch: 2, angle: 52 }, birds: [[-0.5, 4.4, 0.6]] },
  mist: {
    seed: 4,
    camera: { at: [0, 0.8, 0], pitch: -2, angle: 56 },
    birds: [
      [0.3, 4.6, 0.62],
      [-0.5, 6.6, 0.6],
    ],
  },
};

const dry = ['#5f5a34', '#837642', '#9b8a55', '#4d4a2c'];
const green = ['#3f5a2c', '#587235', '#73863f', '#33492a'];

export const wetland = async (lightName) => {
  const look = wetlandLooks[lightName];
  const next = createStream(`wetland ${lightName}`);
  const colors = lightName === 'day' ? green : dry;
  const textures = await Promise.all(
    [1, 2, 3].map((number) => toTexture(reeds(`${lightName} ${number}`, { colors }), 1400)),
  );
  const bird = await toTexture(egret, 400);
  const reedAt = (x, z, tall, light = 0.5) =>
    standing(textures[Math.floor(next(0, 3))], [x, -0.03, z], tall, { light });
  const stands = Array.from({ length: 26 }, () => {
    const z = next(5, 22);
    const side = next() < 0.5 ? -1 : 1;
    return reedAt(side * next(0.14, 0.62) * z + side * 0.7, z, next(0.45, 0.75));
  });
  const near = [
    reedAt(-1.35, 1.9, 0.85, 0.28),
    reedAt(1.55, 2.1, 0.8, 0.28),
    reedAt(-2.1, 2.6, 0.9, 0.3),
    reedAt(2.2, 2.9, 0.9, 0.3),
  ];
  const back = Array.from({ length: 14 }, (_, index) =>
    reedAt(-15 + index * 2.3 + next(-0.5, 0.5), next(20, 25), next(0.8, 1.1)),
  );
  return {
    sky: { seed: look.seed },
    camera: look.camera,
    place: {
      haze: 1.15,
      hazeHeight: lightName === 'day' ? 0 : 1.5,
      ground: water([0.05, 0.06, 0.04], { ripple: lightName === 'day' ? 0.06 : 0.03, ripples: 1.3 }),
      terrain: {
        height: bakeHeights(
          (x, z) => {
            const shore = smooth(24, 27, z + noise(x * 0.2, 1, 5) * 3);
            const hills = smooth(30, 46, z) * (0.8 + 3.4 * fbm(x * 0.06 + look.seed, z * 0.05, 5, 23));
            return shore * (0.25 + 0.6 * fbm(x * 0.9, z * 0.9, 4, 29)) + hills - 0.2;
          },
          { x: [-56, 56], z: [20, 82], step: 0.05 },
        ),
        color: slopes({ woods: [0.05, 0.065, 0.03], rock: [0.1, 0.09, 0.07], fine: 4 }),
        near: 20,
        far: 80,
        top: 5,
      },
      cards: [
        ...back,
        ...stands,
        ...look.birds.map(([x, z, tall]) => standing(bird, [x, -0.06, z], tall, { light: 0.9 })),
        ...near,
      ],
    },
    lens: { focus: 4.8, open: 3.2 },
  };
};
