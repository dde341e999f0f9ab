import { standing } from '../createTracer.mjs';
import { createStream, fbm, mix, smooth } from '../noise.mjs';
import { person, toTexture, tree } from '../textures.mjs';
import { asphalt, bokeh, paint, skyline } from './surfaces.mjs';

const umbrellas = ['#8e2c24', '#27394a', '#c2a14a', '#31493b', '#51303f', '#d8d3c8'];

/** A street in the rain. */
const wetStreet = async (lightName) => {
  const next = createStream('wet street');
  const walkers = await Promise.all(
    umbrellas.map((umbrella, index) => toTexture(person(`rain ${index}`, { umbrella }), 600)),
  );
  const crown = await toTexture(tree('rain'), 600);
  return {
    light: {
      zenith: [0.3, 0.34, 0.39],
      horizon: [0.42, 0.45, 0.48],
      ambient: [0.33, 0.37, 0.42],
      sunColor: [0.25, 0.25, 0.25],
      haze: 0.05,
      cloud: { cover: 0.9, lit: [0.46, 0.49, 0.52], shade: [0.3, 0.34, 0.38] },
      grade: { contrast: 1.06, saturation: 1, warmth: -0.012, exposure: 1.1 },
    },
    sky: { seed: 4 },
    camera: { at: [0, 0.62, 0], pitch: 2, angle: lightName === 'day' ? 58 : 50 },
    place: {
      ground: asphalt({
        wet: 1,
        tone: 0.11,
        marks: (x, z) => (Math.abs(x - 0.9) < 0.05 && z % 1.6 < 0.8 ? 0.8 : 0),
      }),
      boxes: [
        ...skyline('rain far', {
          from: -8,
          to: 8,
          z: 13,
          deep: 2,
          tall: 4,
          count: 12,
          lit: 0.16,
          floor: 0.3,
          pane: 0.26,
          brightness: 1.4,
        }),
        ...[-1, 1].flatMap((side) =>
          Array.from({ length: 5 }, (_, index) => {
            const [x1, x2] = [side * 2.2, side * 5].sort((a, b) => a - b);
            return {
              min: [x1, 0, 2 + index * 2.2],
              max: [x2, next(2.2, 3.6), 3.9 + index * 2.2],
              color: (x, y, z, axis, out, glow) => {
                paint(out, [0.2, 0.19, 0.18], 0.7 + 0.5 * fbm(z * 2, y * 2, 3, index));
                if (y > 0.12 && y < 0.7 && (z * 1.1) % 1 < 0.72)
                  paint(glow, [1, 0.74, 0.42], 0.6 * (0.4 + fbm(z * 6, y * 9, 3, 8)));
              },
            };
          }),
        ),
      ],
      cards: [
        standing(crown, [-2.2, 0, 6], 2.6),
        standing(crown, [2.4, 0, 8], 2.8),
        ...[
          [-0.55, 2.5, 0],
          [0.42, 3.2, 1],
          [-0.1, 4.6, 2],
          [0.9, 5, 3],
          [-0.95, 5.8, 4],
          [0.35, 7, 5],
          [-0.3, 8.4, 0],
        ].map(([x, z, index]) => standing(walkers[index], [x, 0, z], 0.92, { light: 0.3 })),
      ],
    },
    lens: { focus: 2.9, open: 2.6 },
    finish: (channels, width, height, stream) => {
      for (let drop = 0; drop < 1500; drop += 1) {
        const x = stream(0, width);
        const y = stream(0, height);
        const long = stream(0.008, 0.045) * height;
        for (let step = 0; step < long; step += 1) {
          const column = Math.floor(x - step * 0.1);
          const row = Math.floor(y + step);
          if (row >= height || column < 0) break;
          for (const channel of channels) channel[row * width + column] += 0.05 * (1 - step / long);
        }
      }
    },
    bloom: 0.3,
  };
};

/** Drops on a window; each shows the street upside down. */
const window = (lightName) => {
  const isNight = lightName === 'dusk';
  const next = createStream(`window ${lightName}`);
  const sheet = (x, y, out) => {
    const sky = smooth(0.75, 0.1, y);
    const [top, low] = isNight
      ? [
          [0.03, 0.05, 0.1],
          [0.05, 0.04, 0.045],
        ]
      : [
          [0.42, 0.47, 0.5],
          [0.12, 0.17, 0.13],
        ];
    const shade = 0.75 + 0.5 * fbm(x * 3, y * 3, 3, 5);
    for (let channel = 0; channel < 3; channel += 1)
      out[channel] = mix(low[channel], top[channel], sky) * shade;
  };
  const discs = Array.from({ length: isNight ? 96 : 26 }, () => {
    const colors = [
      [1, 0.55, 0.2],
      [1, 0.75, 0.4],
      [0.9, 0.9, 1],
      [1, 0.16, 0.1],
      [0.25, 0.8, 0.5],
    ];
    return {
      at: [next(0, 1), isNight ? 0.12 + 0.8 * ((next() + next()) / 2) : next(0.34, 0.86)],
      radius: next(0.025, isNight ? 0.105 : 0.045),
      color: colors[Math.floor(next(0, isNight ? 5 : 3))],
      strength: (isNight ? 0.3 : 0.12) * next(0.3, 1.2),
    };
  });
  const finish = (channels, width, height, stream) => {
    const out = [0, 0, 0];
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        sheet(x / width, y / height, out);
        channels.forEach((channel, number) => {
          channel[y * width + x] = out[number];
        });
      }
    bokeh(discs)(channels, width, height);
    const behind = channels.map((channel) => channel.slice());
    const drop = (cx, cy, radius, stretch) => {
      for (let y = Math.floor(cy - radius * stretch); y <= cy + radius * stretch; y += 1)
        for (let x = Math.floor(cx - radius); x <= cx + radius; x += 1) {
          if (x < 0 || y < 0 || x >= width || y >= height) continue;
          const u = (x - cx) / radius;
          const v = (y - cy) / (radius * stretch);
          const edge = u * u + v * v + 0.16 * (fbm(x / radius + cx, y / radius, 2, 3) - 0.5);
          if (edge >= 1) continue;
          const bend = radius * 9 * (0.4 + 0.6 * edge);
          const sx = Math.min(width - 1, Math.max(0, Math.round(cx - u * bend)));
          const sy = Math.min(height - 1, Math.max(0, Math.round(cy - v * bend)));
          const rim = smooth(0.55, 1, edge);
          const gleam = smooth(0.14, 0.02, (u + 0.3) ** 2 + (v + 0.4) ** 2) * 0.35;
          channels.forEach((channel, number) => {
            channel[y * width + x] =
              behind[number][sy * width + sx] * (1.15 - 0.8 * rim) + gleam * (isNight ? 0.5 : 0.8);
          });
        }
    };
    const unit = Math.max(width, height) / 1000;
    for (let index = 0; index < 2600; index += 1)
      drop(stream(0, width), stream(0, height), stream(0.8, 2.6) * unit, 1);
    for (let index = 0; index < 330; index += 1)
      drop(stream(0, width), stream(0, height), stream(3, 8.5) * unit, stream(0.95, 1.25));
    for (let index = 0; index < 46; index += 1)
      drop(stream(0, width), stream(0, height), stream(8, 16) * unit, stream(1, 1.5));
    for (let index = 0; index < 9; index += 1) {
      let x = stream(0, width);
      for (let y = 0; y < height * stream(0.4, 0.95); y += 5 * unit) {
        x += stream(-1.2, 1.2) * unit;
        drop(x, y, stream(2, 4.4) * unit, 1.3);
      }
    }
  };
  return {
    camera: { at: [0, 1, 0], pitch: 0, angle: 50 },
    place: { ceiling: true },
    finish,
    bloom: isNight ? 0.3 : 0.15,
    light: {
      grade: {
        contrast: 1.1,
        saturation: 1.05,
        warmth: isNight ? 0.01 : -0.02,
        exposure: isNight ? 1.5 : 1.2,
      },
    },
  };
};

export const rain = (lightName) => (lightName === 'day' ? wetStreet(lightName) : window(lightName));
