import { bakeHeights, bakeTwice } from '../bakeHeights.mjs';
import { card, standing } from '../createTracer.mjs';
import { createStream, fbm, hash, mix, noise, smooth } from '../noise.mjs';
import { person, svg, toTexture, tree } from '../textures.mjs';
import { lawn, paint, slopes } from './surfaces.mjs';

const hills = (seed) => (x, z) => {
  const rise = 0.12 * Math.max(0, z - 1.2) * (0.35 + fbm(x * 0.09 + seed, z * 0.09, 3, 13));
  const swell = 1.1 * Math.sin(x * 0.34 + seed + Math.sin(z * 0.21) * 1.2) * smooth(1, 9, z) * 0.5;
  return rise + swell * (0.5 + 0.5 * fbm(x * 0.14, z * 0.14, 2, 17)) - 0.5;
};

/** Rows of tea on a hill: they follow its height. */
export const tea = async (lightName) => {
  const seed = { day: 1.2, mist: 3.4, dawn: 5.1 }[lightName];
  const ground = hills(seed);
  const rowsOf = (x, z) => (ground(x, z) * 2.6 + z * 0.9 + 0.22 * noise(x * 1.4, z * 1.4, 5)) * 2.1;
  const height = (x, z) => {
    const far = smooth(17, 30, z) * (1.2 + 5 * fbm(x * 0.07 + seed, z * 0.05, 4, 23));
    const row = rowsOf(x, z);
    const bush = 1 - Math.abs((row % 1) * 2 - 1) ** 2.4;
    const rows = smooth(16, 13, z) * (bush * 0.13 + 0.045 * fbm(x * 16, z * 16, 2, 31));
    return ground(x, z) + rows + far;
  };
  const baked = bakeTwice(
    height,
    15.9,
    { x: [-13, 13], z: [0.3, 16], step: 0.012 },
    { x: [-50, 50], z: [15.8, 62], step: 0.06 },
  );
  const leaves = slopes({ woods: [0.05, 0.08, 0.03], rock: [0.1, 0.1, 0.08], fine: 4 });
  const pickers = await Promise.all(
    ['#8f3b30', '#2f4a63'].map((coat, index) =>
      toTexture(person(`tea ${index}`, { coat, umbrella: false }), 500),
    ),
  );
  const hat = await toTexture(
    svg(
      200,
      90,
      '<path d="M0 84L100 4L200 84Q100 64 0 84Z" fill="#c9a96a"/><path d="M0 84L100 4L120 72Z" fill="#000" opacity=".14"/>',
    ),
    200,
  );
  const crowns = await toTexture(tree(`tea ${lightName}`), 600);
  const spots = [
    [-1.1, 4.6],
    [0.6, 5.8],
    [1.7, 7.6],
  ];
  return {
    light: { day: { sun: [-62, 36] }, dawn: { sun: [34, 14], haze: 0.012 }, mist: { haze: 0.05 } }[lightName],
    sky: { seed: 9 },
    camera: { at: [0, 1.55, 0], pitch: { mist: -3, day: -6, dawn: -1 }[lightName], angle: 62 },
    place: {
      hazeHeight: lightName === 'mist' ? 0 : 4,
      terrain: {
        height: baked,
        step: 0.02,
        near: 0.5,
        far: 60,
        top: 7,
        color: (x, y, z, nx, ny, nz, out) => {
          if (z > 16) return leaves(x, y, z, nx, ny, nz, out);
          const row = rowsOf(x, z);
          const bush = 1 - Math.abs((row % 1) * 2 - 1) ** 2.4;
          const leaf = fbm(x * 24, z * 24, 3, 37);
          const top = smooth(0.35, 0.85, bush);
          const fresh = 0.55 + 0.9 * leaf;
          out[0] = mix(0.035, 0.105, top) * fresh;
          out[1] = mix(0.035, 0.17, top) * fresh;
          out[2] = mix(0.018, 0.03, top) * fresh;
        },
      },
      cards: [
        standing(crowns, [-3.6, ground(-3.6, 9) - 0.1, 9], 1.9),
        standing(crowns, [4.4, ground(4.4, 12) - 0.1, 12], 2.1),
        ...spots.flatMap(([x, z], index) => [
          standing(pickers[index % 2], [x, ground(x, z) - 0.16, z], 0.74, { light: 0.6 }),
          standing(hat, [x, ground(x, z) + 0.42, z - 0.02], 0.14, { light: 0.8 }),
        ]),
      ],
    },
    lens: { focus: 5.5, open: 1.6 },
  };
};

const trainDrawing = svg(
  2600,
  240,
  `<defs><linearGradient id="t" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#f4f4f0"/><stop offset=".6" stop-color="#dcdcd8"/><stop offset="1" stop-color="#8e9192"/></linearGradient></defs><path d="M0 40H2360C2470 44 2560 100 2590 176Q2590 200 2560 204H0Z" fill="url(#t)"/><path d="M0 146H2560L2578 166H0Z" fill="#a3372c"/><path d="M2400 66C2460 76 2510 104 2536 132H2420Z" fill="#20282e"/>${Array.from({ length: 50 }, (_, index) => `<rect x="${20 + index * 46}" y="74" width="32" height="40" rx="6" fill="#28333b"/>`).join('')}${[500, 1000, 1500, 2000].map((x) => `<rect x="${x}" y="40" width="5" height="164" fill="#6b6e70"/>`).join('')}<rect y="204" width="2560" height="20" fill="#2a2c2e"/>`,
);

/** A train over the hills, or what is seen from it. */
export const train = async (lightName) => {
  if (lightName === 'dawn') return fromTrain();
  const drawing = await toTexture(trainDrawing, 2600);
  const seed = lightName === 'day' ? 3 : 8;
  const isWide = lightName === 'dusk';
  const height = (x, z) =>
    -0.45 +
    0.12 * fbm(x * 0.4, z * 0.4, 4, 5) +
    smooth(13, 30, z) * (0.6 + 5 * fbm(x * 0.07 + seed, z * 0.06, 5, 23)) +
    0.05 * fbm(x * 5, z * 5, 2, 9);
  const slope = slopes({ woods: [0.05, 0.08, 0.032], rock: [0.13, 0.12, 0.1], fine: 4 });
  const crowns = await toTexture(tree(`train ${lightName}`), 500);
  const next = createStream(`train ${lightName}`);
  const concrete = (x, y, z, axis, out) =>
    paint(out, [0.34, 0.33, 0.31], (axis === 2 ? 0.85 : 0.6) * (0.75 + 0.4 * fbm(x * 2, y * 3, 4, 3)));
  return {
    light: lightName === 'day' ? { sun: [-48, 34] } : { sun: [12, 4] },
    sky: { seed: isWide ? 13 : 5, cloudScale: 1.2 },
    camera: { at: [0, 0.75, 0], pitch: isWide ? 3 : 5, angle: isWide ? 80 : 62 },
    place: {
      hazeHeight: 4,
      terrain: {
        height: bakeHeights(height, { x: [-70, 70], z: [0.8, 82], step: 0.06 }),
        near: 1,
        far: 80,
        top: 6,
        color: (x, y, z, nx, ny, nz, out) => {
          if (z > 12) return slope(x, y, z, nx, ny, nz, out);
          const grain = fbm(x * 14, z * 14, 3, 27);
          const field = hash(Math.floor(x * 0.35), Math.floor(z * 0.4), 3);
          out[0] = (0.09 + 0.1 * field) * (0.5 + grain);
          out[1] = (0.12 + 0.05 * field) * (0.5 + grain);
          out[2] = 0.035 * (0.5 + grain);
        },
      },
      boxes: [
        { min: [-40, 0.8, 8.4], max: [40, 0.95, 9], color: concrete },
        ...Array.from({ length: 15 }, (_, index) => ({
          min: [-20 + index * 2.9, -1, 8.55],
          max: [-19.65 + index * 2.9, 0.8, 8.85],
          color: concrete,
        })),
      ],
      cards: [
        card(drawing, [isWide ? -9 : -10.2, 0.95, 8.6], [13.4, 0, 0], [0, 1.05, 0], { light: 0.7 }),
        ...Array.from({ length: 16 }, () => {
          const x = next(-9, 9);
          const z = next(5.5, 13);
          return standing(crowns, [x, height(x, z) - 0.05, z], next(0.5, 1.1));
        }),
      ],
    },
    lens: { focus: 8.6, open: 0.8 },
  };
};

/** The country runs past the window; what is near is a blur. */
const fromTrain = async () => {
  const crowns = await toTexture(tree('passing'), 500);
  const next = createStream('passing');
  const frame = await toTexture(
    svg(
      1600,
      900,
      '<path fill-rule="evenodd" d="M0 0H1600V900H0ZM150 40Q90 40 90 110V700Q90 770 160 770H1440Q1510 770 1510 700V110Q1510 40 1440 40Z" fill="#17191b"/><rect x="0" y="786" width="1600" height="114" fill="#2a2723"/><path d="M1180 900L1200 690H1300L1318 900Z" fill="#c9c2b2"/><ellipse cx="1250" cy="690" rx="50" ry="9" fill="#5a3a22"/>',
    ),
    1600,
  );
  return {
    light: { sun: [24, 9] },
    sky: { seed: 11 },
    camera: { at: [0, 0.9, 0], pitch: 0, angle: 60 },
    place: {
      hazeHeight: 2.5,
      ground: lawn([0.12, 0.13, 0.045]),
      terrain: {
        height: bakeHeights(
          (x, z) => smooth(15, 30, z) * (0.6 + 4.6 * fbm(x * 0.07 + 4, z * 0.06, 5, 23)) - 0.1,
          { x: [-55, 55], z: [12, 82], step: 0.08 },
        ),
        color: slopes({ woods: [0.05, 0.07, 0.03], rock: [0.12, 0.11, 0.1], fine: 4 }),
        near: 12,
        far: 80,
        top: 5.5,
      },
      cards: [
        ...Array.from({ length: 30 }, () => {
          const z = next(4, 15);
          return standing(crowns, [next(-0.7, 0.7) * z, 0, z], next(0.5, 1.2));
        }),
        card(frame, [-0.6, 0.5625, 1], [1.2, 0, 0], [0, 0.675, 0], { light: 0.02 }),
      ],
    },
    finish: (channels, width, height) => {
      // Only the lower part of the view runs: what is far stands still.
      for (const channel of channels) {
        const row = new Float32Array(width);
        for (let y = Math.floor(height * 0.47); y < height * 0.82; y += 1) {
          const reach = Math.round(width * 0.085 * smooth(0.5, 0.78, y / height) ** 1.4);
          if (reach < 1) continue;
          const from = Math.floor(width * 0.085);
          const to = Math.ceil(width * 0.915);
          for (let x = from; x < to; x += 1) {
            let sum = 0;
            for (let step = -8; step <= 8; step += 1)
              sum +=
                channel[y * width + Math.min(to - 1, Math.max(from, x + Math.round((step * reach) / 8)))];
            row[x] = sum / 17;
          }
          for (let x = from; x < to; x += 1) channel[y * width + x] = row[x];
        }
      }
    },
    bloom: 0.3,
  };
};
