import { clouds, reeds, trees } from '../landscape';
import {
  backdrop,
  between,
  circle,
  path,
  polygon,
  rect,
  ridge,
  type Sheet,
  short,
  stroke,
  times,
} from '../shapes';
import { people, skyline } from '../townscape';

const skies = [
  ['#B9CBD2', '#DCE5E2'],
  ['#A9C3CF', '#E3E7DC'],
  ['#C9C6B8', '#E6E0CF'],
] as const;

const speckles = ({ width, height, random }: Sheet, top: number, color: string): string =>
  stroke(
    times(
      22,
      () =>
        `M${short(width * random.next())} ${short(between(random, top, height))}h${short(between(random, 2, 12))}`,
    ),
    color,
    1.6,
    0.6,
  );

const cone = (x: number, foot: number, size: number): string =>
  [
    rect(x - size * 0.5, foot - size * 0.12, size, size * 0.12, '#C4502C', 2),
    polygon(
      [
        [x - size * 0.32, foot - size * 0.12],
        [x - size * 0.06, foot - size],
        [x + size * 0.06, foot - size],
        [x + size * 0.32, foot - size * 0.12],
      ],
      '#E2693B',
    ),
    rect(x - size * 0.2, foot - size * 0.5, size * 0.4, size * 0.16, '#FBF3E6'),
  ].join('');

/** An outline that is not quite an ellipse. */
const blot = ({ random }: Sheet, x: number, y: number, reach: number, fill: string): string => {
  const points = Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * Math.PI * 2;
    const away = reach * between(random, 0.86, 1.1);
    return [x + Math.cos(angle) * away, y + Math.sin(angle) * away * 0.42] as const;
  });
  return polygon(points, fill);
};

/** A broken road surface with water in the hole and a cone beside it. */
export const pothole = (sheet: Sheet): string => {
  const { width, height, random } = sheet;
  const kerb = height * between(random, 0.2, 0.28);
  const x = width * between(random, 0.4, 0.58);
  const y = height * between(random, 0.58, 0.68);
  const reach = height * between(random, 0.26, 0.34);
  const cracks = times(7, (index) => {
    const angle = (index / 7) * Math.PI * 2 + between(random, -0.2, 0.2);
    const from = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.42];
    return `M${from.map(short).join(' ')}l${short(Math.cos(angle) * reach * 0.5)} ${short(Math.sin(angle) * reach * 0.34)}l${short(Math.cos(angle) * reach * 0.2 + 6)} ${short(Math.sin(angle) * reach * 0.24)}`;
  });
  return [
    rect(0, 0, width, height, random.pick(['#8C8C8A', '#84878A', '#92908B'])),
    rect(0, 0, width, kerb, '#B7AE9A'),
    rect(0, kerb, width, height * 0.018, '#DAD4C6'),
    speckles(sheet, kerb + 12, '#9C9C99'),
    stroke(cracks, '#6A6A68', 2),
    blot(sheet, x, y, reach, '#5A5855'),
    blot(sheet, x, y + 2, reach * 0.78, '#3B3A38'),
    blot(sheet, x, y + reach * 0.08, reach * 0.5, '#6C8CA0'),
    stroke(`M${short(x - reach * 0.2)} ${short(y + reach * 0.06)}h${short(reach * 0.26)}`, '#A9C2CF', 2),
    cone(width * between(random, 0.76, 0.86), height * between(random, 0.5, 0.56), height * 0.2),
  ].join('');
};

/** Street lamps at night, one lit and one dark. */
export const lamp = (sheet: Sheet): string => {
  const { width, height, random } = sheet;
  const foot = height * 0.8;
  const post = (x: number, top: number, lit: boolean): string => {
    const head = x + width * 0.07;
    const glow = polygon(
      [
        [head - 8, top + 4],
        [head + 8, top + 4],
        [head + width * 0.1, foot],
        [head - width * 0.1, foot],
      ],
      '#F3D79A',
      0.28,
    );
    return [
      lit ? glow : '',
      stroke(`M${short(x)} ${short(foot)}V${short(top + 12)}q0 -12 12 -12H${short(head + 6)}`, '#141A26', 5),
      rect(head - 10, top - 2, 22, 6, lit ? '#F9E2A6' : '#2B3344', 3),
    ].join('');
  };
  const first = width * between(random, 0.14, 0.3);
  return [
    backdrop(
      sheet,
      random.pick([
        ['#1B2740', '#3A4560'],
        ['#18213A', '#41455C'],
      ]),
    ),
    skyline(sheet, { foot, tall: height * 0.42, fill: '#242E44', lit: '#E6BE6B' }),
    rect(0, foot, width, height - foot, '#222A3C'),
    post(first, height * between(random, 0.3, 0.42), true),
    post(first + width * between(random, 0.3, 0.42), height * between(random, 0.24, 0.32), false),
    speckles(sheet, foot + 6, '#39435A'),
  ].join('');
};

/** A road sign at the edge of town. */
export const sign = (sheet: Sheet): string => {
  const { width, height, random } = sheet;
  const x = width * between(random, 0.42, 0.6);
  const top = height * between(random, 0.18, 0.26);
  const wide = height * 0.5;
  const left = x - wide / 2;
  return [
    backdrop(sheet, random.pick(skies)),
    clouds(sheet, height * 0.5),
    ridge(sheet, height * 0.64, height * 0.03, 7, '#9FBFA6'),
    ridge(sheet, height * 0.7, height * 0.012, 9, '#86A98C'),
    rect(0, height * 0.75, width, height * 0.25, '#A7A39B'),
    rect(0, height * 0.75, width, height * 0.012, '#E3DCCB'),
    rect(x - 5, top, 10, height * 0.58, '#7D7F80'),
    rect(left, top, wide, wide * 0.44, random.pick(['#2F6690', '#2F7A5F']), 6),
    rect(left + 7, top + 7, wide - 14, wide * 0.44 - 14, '#3B77A4', 4),
    rect(left + wide * 0.14, top + wide * 0.13, wide * between(random, 0.3, 0.42), wide * 0.06, '#F5F7F4', 2),
    rect(
      left + wide * 0.14,
      top + wide * 0.25,
      wide * between(random, 0.48, 0.68),
      wide * 0.05,
      '#C8DDE9',
      2,
    ),
    reeds(sheet, [-6, width * 0.22], height, ['#7C9C74', '#5F7F5E']),
  ].join('');
};

/** A zebra crossing in front of houses and trees. */
export const crossing = (sheet: Sheet): string => {
  const { width, height, random } = sheet;
  const foot = height * 0.52;
  const middle = width * between(random, 0.42, 0.58);
  return [
    backdrop(sheet, random.pick(skies)),
    skyline(sheet, { foot, tall: height * 0.34, fill: '#B4B9B4' }),
    trees(sheet, foot + 4, 8, ['#7FA37C', '#6A5A48']),
    rect(0, foot, width, height * 0.06, '#CFC7B6'),
    rect(0, foot + height * 0.06, width, height, '#84868A'),
    times(7, (index) => {
      const near = middle + (index - 3) * width * 0.13;
      const far = middle + (index - 3) * width * 0.075;
      return polygon(
        [
          [far - width * 0.02, foot + height * 0.07],
          [far + width * 0.02, foot + height * 0.07],
          [near + width * 0.036, height],
          [near - width * 0.036, height],
        ],
        '#F1EEE4',
        random.next() < 0.3 ? 0.45 : 0.92,
      );
    }),
    people(sheet, height * 0.86, height * 0.32, random.int(1, 3)),
  ].join('');
};

/** Bins at the foot of a wall, fuller than they should be. */
export const bins = (sheet: Sheet): string => {
  const { width, height, random } = sheet;
  const foot = height * 0.84;
  const colors = random.shuffle(['#3F7F5F', '#35708A', '#B4583E', '#6B6F76']);
  const sack = (x: number, y: number, size: number): string =>
    circle(x, y, size, random.pick(['#55504A', '#8A8378', '#D8D2C4'])) +
    path(
      `M${short(x - size * 0.2)} ${short(y - size * 0.9)}l${short(size * 0.2)} ${short(-size * 0.4)}l${short(size * 0.2)} ${short(size * 0.4)}z`,
      '#6B655B',
    );
  return [
    rect(0, 0, width, foot, random.pick(['#CDBFA6', '#C7C2B4', '#D3C6B4'])),
    stroke(
      times(8, (index) => `M0 ${short((foot / 8) * index)}H${short(width)}`),
      '#BBAE97',
      1.4,
    ),
    rect(0, foot, width, height - foot, '#8F8C86'),
    times(4, (index) => {
      const x = width * (0.1 + index * 0.21);
      const wide = width * 0.16;
      const top = foot - height * between(random, 0.34, 0.4);
      return [
        sack(x + wide * 0.35, top - 4, wide * between(random, 0.18, 0.26)),
        sack(x + wide * 0.72, top - 2, wide * between(random, 0.14, 0.22)),
        polygon(
          [
            [x, top],
            [x + wide, top],
            [x + wide * 0.9, foot],
            [x + wide * 0.1, foot],
          ],
          colors[index] ?? '#6B6F76',
        ),
        rect(x - 3, top - 5, wide + 6, 9, '#2F3338', 3),
        circle(x + wide * 0.24, foot, 6, '#22262B'),
        circle(x + wide * 0.76, foot, 6, '#22262B'),
      ].join('');
    }),
    times(random.int(2, 4), () =>
      sack(width * between(random, 0.06, 0.94), height * between(random, 0.88, 0.94), height * 0.045),
    ),
  ].join('');
};
