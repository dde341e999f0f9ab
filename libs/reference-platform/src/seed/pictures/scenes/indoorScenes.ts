import { farView } from '../landscape';
import { lightOf, palettes } from '../palettes';
import { backdrop, between, circle, path, polygon, rect, type Sheet, short, stroke, times } from '../shapes';
import { person, tiledHouse } from '../townscape';

const spines = ['#B5503C', '#4F7C7A', '#D9A441', '#35506B', '#7B8F4E', '#E6D6B6', '#7D4F5E', '#9A6B45'];

const shelf = ({ width, height, random }: Sheet, foot: number, high: number): string => {
  const rows = new Map<string, string>();
  for (let x = 6; x < width - 10;) {
    const thick = between(random, 6, 15);
    if (random.next() > 0.08) {
      const tall = high * between(random, 0.62, 0.92);
      const color = random.pick(spines);
      const book = `M${short(x)} ${short(foot)}v${short(-tall)}h${short(thick)}v${short(tall)}z`;
      rows.set(color, (rows.get(color) ?? '') + book);
    }
    x += thick + 1.5;
  }
  const books = [...rows].map(([color, data]) => path(data, color)).join('');
  return books + rect(0, foot, width, height * 0.022, '#5E3D29');
};

/** Shelves full of books and a visitor under a lamp. */
export const library = (sheet: Sheet): string => {
  const { width, height, random } = sheet;
  const x = width * between(random, 0.35, 0.65);
  const coat = random.pick(['#2F4A57', '#7D4F5E', '#4C6B4F', '#A4573F']);
  const size = height * 0.46;
  const head = height * 0.63;
  return [
    backdrop(sheet, ['#8A5F43', '#94694B', '#7C543B']),
    times(4, (index) => shelf(sheet, height * (0.2 + index * 0.22), height * 0.19)),
    circle(x, head + size * 0.2, size * 0.75, '#F8DD9C', 0.2),
    path(
      `M${short(x - size * 0.42)} ${short(height)}q0 ${short(-size * 0.48)} ${short(size * 0.42)} ${short(-size * 0.5)}t${short(size * 0.42)} ${short(size * 0.5)}z`,
      coat,
    ),
    rect(x - size * 0.06, head + size * 0.1, size * 0.12, size * 0.2, '#DFA27C'),
    circle(x, head, size * 0.17, '#E9B692'),
    path(
      `M${short(x - size * 0.18)} ${short(head)}a${short(size * 0.18)} ${short(size * 0.18)} 0 0 1 ${short(size * 0.36)} 0q${short(-size * 0.06)} ${short(-size * 0.1)} ${short(-size * 0.18)} ${short(-size * 0.1)}t${short(-size * 0.18)} ${short(size * 0.1)}z`,
      '#2B211F',
    ),
    rect(0, height * 0.93, width, height * 0.07, '#4A2F20'),
    polygon(
      [
        [x, height * 0.85],
        [x - size * 0.34, height * 0.82],
        [x - size * 0.34, height * 0.94],
        [x, height * 0.97],
      ],
      '#F7F0DF',
    ),
    polygon(
      [
        [x, height * 0.85],
        [x + size * 0.34, height * 0.82],
        [x + size * 0.34, height * 0.94],
        [x, height * 0.97],
      ],
      '#EDE3CC',
    ),
    stroke(
      times(3, (index) => {
        const y = height * (0.855 + index * 0.025);
        return `M${short(x - size * 0.28)} ${short(y)}l${short(size * 0.2)} ${short(height * 0.02)}M${short(x + size * 0.28)} ${short(y)}l${short(-size * 0.2)} ${short(height * 0.02)}`;
      }),
      '#B9A98A',
      1.4,
    ),
  ].join('');
};

const curtain = (x: number, wide: number, height: number): string =>
  times(4, (index) => {
    const part = wide / 4;
    return path(
      `M${short(x + part * index)} 0h${short(part)}V${short(height)}q${short(-part / 2)} ${short(-height * 0.03)} ${short(-part)} 0z`,
      index % 2 ? '#8F2B23' : '#A93529',
    );
  });

/** A singer with long sleeves on a lit stage, heads of the audience before it. */
export const stage = (sheet: Sheet): string => {
  const { width, height, random } = sheet;
  const x = width * between(random, 0.42, 0.58);
  const foot = height * 0.74;
  const size = height * 0.42;
  const robe = random.pick(['#D9A441', '#4F7C7A', '#E4DCCB', '#5C6091']);
  const side = random.next() < 0.5 ? 1 : -1;
  return [
    backdrop(
      sheet,
      random.pick([
        ['#3A2233', '#6B3A3F', '#9A5A46'],
        ['#1F2A44', '#3E4668', '#8A6A6C'],
      ]),
    ),
    polygon(
      [
        [x - width * 0.03, 0],
        [x + width * 0.03, 0],
        [x + width * 0.2, foot],
        [x - width * 0.2, foot],
      ],
      '#F7E3AE',
      0.3,
    ),
    rect(0, foot, width, height * 0.1, '#B77B4B'),
    rect(0, foot + height * 0.1, width, height * 0.16, '#4A2C22'),
    `<ellipse cx="${short(x)}" cy="${short(foot + height * 0.03)}" rx="${short(width * 0.2)}" ry="${short(height * 0.035)}" fill="#E0AC74"/>`,
    stroke(
      `M${short(x)} ${short(foot - size * 0.62)}q${short(side * size * 0.3)} ${short(-size * 0.3)} ${short(side * size * 0.52)} ${short(-size * 0.1)}t${short(side * size * 0.3)} ${short(size * 0.3)}`,
      '#FBF6EA',
      size * 0.08,
    ),
    stroke(
      `M${short(x)} ${short(foot - size * 0.6)}q${short(-side * size * 0.3)} ${short(size * 0.02)} ${short(-side * size * 0.42)} ${short(size * 0.3)}`,
      '#FBF6EA',
      size * 0.08,
    ),
    path(
      `M${short(x - size * 0.3)} ${short(foot + 6)}q${short(size * 0.14)} ${short(-size * 0.4)} ${short(size * 0.18)} ${short(-size * 0.7)}h${short(size * 0.24)}q${short(size * 0.04)} ${short(size * 0.3)} ${short(size * 0.18)} ${short(size * 0.7)}z`,
      robe,
    ),
    rect(x - size * 0.13, foot - size * 0.42, size * 0.26, size * 0.06, '#C0392B'),
    circle(x, foot - size * 0.8, size * 0.11, '#F0CBAE'),
    path(
      `M${short(x - size * 0.12)} ${short(foot - size * 0.8)}a${short(size * 0.12)} ${short(size * 0.12)} 0 0 1 ${short(size * 0.24)} 0l${short(-size * 0.04)} ${short(-size * 0.04)}h${short(-size * 0.16)}z`,
      '#221B1C',
    ),
    times(3, (index) => circle(x + size * (index - 1) * 0.09, foot - size * 0.93, size * 0.025, '#F2C14E')),
    curtain(0, width * 0.15, height * 0.86),
    curtain(width * 0.85, width * 0.15, height * 0.86),
    rect(0, 0, width, height * 0.08, '#7A231D'),
    times(11, (index) =>
      circle(
        (width / 10) * index + between(random, -10, 10),
        height * between(random, 0.97, 1.01),
        height * 0.065,
        '#2A1B1A',
      ),
    ),
  ].join('');
};

const pickerHat = (x: number, y: number, size: number): string =>
  polygon(
    [
      [x - size * 0.26, y - size * 0.86],
      [x, y - size * 1.12],
      [x + size * 0.26, y - size * 0.86],
    ],
    '#E0BC74',
  );

/** Tea terraces in the mist, with pickers. */
export const tea = (sheet: Sheet): string => {
  const { width, height, random } = sheet;
  const greens = ['#A9C79A', '#8DB584', '#74A26F', '#5E8F5F', '#4A7B50', '#3B6844'];
  const tilt = between(random, -0.08, 0.08) * height;
  const edge = (top: number): string =>
    `M0 ${short(top - tilt)}Q${short(width * 0.28)} ${short(top - height * 0.06)} ${short(width * 0.5)} ${short(top)}T${short(width)} ${short(top + tilt)}`;
  const pickers = random.int(2, 3);
  return [
    farView(sheet, lightOf(sheet, [palettes.mist, palettes.day, palettes.dawn]), height * 0.46),
    tiledHouse(sheet, width * between(random, 0.1, 0.7), height * 0.49, [width * 0.12, height * 0.13], false),
    ...greens.map((green, index) => {
      const top = height * (0.46 + index * 0.095);
      return (
        path(`${edge(top)}V${short(height)}H0Z`, green) +
        stroke(`${edge(top + height * 0.032)}${edge(top + height * 0.062)}`, '#2F5A3A', height * 0.008, 0.3)
      );
    }),
    times(pickers, (index) => {
      const x = width * (0.22 + (0.6 / pickers) * index) + between(random, -12, 12);
      const foot = height * between(random, 0.72, 0.92);
      const size = height * 0.17;
      return person(sheet, x, foot, size) + pickerHat(x, foot, size);
    }),
  ].join('');
};
