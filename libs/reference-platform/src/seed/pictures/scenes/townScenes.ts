import { clouds, farView, reflection, trees, water } from '../landscape';
import { lightOf, palettes } from '../palettes';
import { backdrop, between, circle, path, polygon, rect, type Sheet, short, stroke, times } from '../shapes';
import { people, person, skyline, tiledHouse } from '../townscape';

/** A street of tiled houses with lanterns. */
export const oldstreet = (sheet: Sheet): string => {
  const { width, height, random } = sheet;
  const evening = random.next() < 0.5;
  const foot = height * 0.8;
  let houses = '';
  for (let x = -between(random, 10, 40); x < width;) {
    const wide = width * between(random, 0.17, 0.24);
    houses += tiledHouse(sheet, x, foot, [wide, height * between(random, 0.36, 0.48)], evening);
    x += wide + between(random, 2, 8);
  }
  return [
    backdrop(sheet, evening ? ['#4F6287', '#B98D8A', '#EDC49B'] : ['#A9CBDD', '#D3E4E6', '#F1EBDC']),
    clouds(sheet, height * 0.4),
    trees(sheet, foot - height * 0.26, 5, evening ? ['#4E5B62', '#3F4A50'] : ['#7FA37C', '#6A5A48']),
    houses,
    rect(0, foot, width, height - foot, evening ? '#6A6470' : '#B9AD9B'),
    stroke(
      times(
        12,
        () =>
          `M${short(width * random.next())} ${short(between(random, foot + 8, height - 6))}h${short(width * between(random, 0.04, 0.1))}`,
      ),
      evening ? '#857C84' : '#CDC3B3',
      2,
    ),
    people(sheet, height * 0.9, height * 0.17, random.int(2, 4)),
  ].join('');
};

const awning = (x: number, y: number, wide: number, high: number, color: string): string =>
  times(5, (index) => {
    const part = wide / 5;
    return path(
      `M${short(x + part * index)} ${short(y)}h${short(part)}v${short(high)}q${short(-part / 2)} ${short(high * 0.5)} ${short(-part)} 0z`,
      index % 2 ? '#FBF3E2' : color,
    );
  });

const crate = ({ random }: Sheet, x: number, y: number, wide: number): string => {
  const color = random.pick(['#D6402B', '#E08A3C', '#7FA052', '#E2B84A', '#8C4A6B', '#A9C46C']);
  return (
    times(6, (index) =>
      circle(x + wide * (0.12 + index * 0.15), y - wide * (index % 2 ? 0.1 : 0.02), wide * 0.11, color),
    ) + rect(x, y, wide, wide * 0.3, '#9A6B45', 2)
  );
};

/** Stalls under striped awnings. */
export const market = (sheet: Sheet): string => {
  const { width, height, random } = sheet;
  const stalls = random.int(2, 3);
  const wide = width / stalls;
  const counter = height * 0.72;
  const colors = ['#C65B43', '#4F7C7A', '#D9A441', '#7B8F4E', '#5C6091'];
  return [
    backdrop(sheet, ['#D9CDB4', '#EADFC8', '#F0E7D4']),
    rect(0, height * 0.86, width, height * 0.14, '#C7B697'),
    times(stalls, (index) => {
      const x = wide * index;
      const room = wide * 0.92;
      return [
        rect(x + wide * 0.04, height * 0.3, room, height * 0.44, '#E5D6B8'),
        times(3, (lamp) => circle(x + wide * (0.2 + lamp * 0.3), height * 0.44, height * 0.016, '#FFE9A8')),
        person(sheet, x + wide * between(random, 0.35, 0.65), counter + height * 0.1, height * 0.34),
        rect(x + wide * 0.04, counter, room, height * 0.2, '#8A5D3F'),
        times(4, (crateAt) =>
          crate(sheet, x + wide * (0.08 + crateAt * 0.22), counter - height * 0.015, wide * 0.19),
        ),
        rect(x + wide * 0.03, height * 0.28, wide * 0.015, height * 0.64, '#5D4636'),
        rect(x + wide * 0.955, height * 0.28, wide * 0.015, height * 0.64, '#5D4636'),
        awning(x + wide * 0.01, height * 0.2, wide * 0.98, height * 0.11, random.pick(colors)),
      ].join('');
    }),
    people(sheet, height * 0.985, height * 0.3, random.int(1, 2)),
  ].join('');
};

/** Towers with lit windows over dark water. */
export const nightcity = (sheet: Sheet): string => {
  const { width, height, random } = sheet;
  const foot = height * 0.7;
  const moon = width * between(random, 0.55, 0.85);
  return [
    backdrop(
      sheet,
      random.pick([
        ['#141D3F', '#27356A', '#4A5388'],
        ['#10243F', '#1F4763', '#4D7487'],
        ['#241B3D', '#4B3562', '#8A5E7C'],
      ]),
    ),
    circle(moon, height * 0.2, height * 0.055, '#F8E8C4'),
    skyline(sheet, { foot, tall: height * 0.36, fill: '#2A376B' }),
    skyline(sheet, { foot, tall: height * 0.46, fill: '#151E42', lit: '#F3C766' }),
    rect(0, foot, width, height - foot, '#18224A'),
    reflection(sheet, moon, foot, '#5A6597'),
    stroke(
      times(
        26,
        () =>
          `M${short(width * random.next())} ${short(between(random, foot + 6, height - 4))}h${short(width * between(random, 0.01, 0.05))}`,
      ),
      '#D9B25F',
      1.6,
      0.5,
    ),
  ].join('');
};

/** A train on a viaduct through hills or along the town. */
export const train = (sheet: Sheet): string => {
  const { width, height, random } = sheet;
  const palette = lightOf(sheet, [palettes.day, palettes.dawn, palettes.dusk, palettes.mist]);
  const rail = height * 0.66;
  const color = random.pick(['#C65B43', '#35708A', '#3F7F5F', '#D9A441']);
  const nose = width * between(random, 0.7, 0.84);
  const high = height * 0.1;
  return [
    farView(sheet, palette, height * 0.6),
    random.next() < 0.5
      ? skyline(sheet, { foot: height * 0.62, tall: height * 0.16, fill: palette.hills[1] })
      : '',
    water(sheet, { ...palette, water: palette.hills[2], glint: palette.hills[1] }, height * 0.6),
    trees(sheet, height * 0.86, 9, [palette.plant, palette.shade]),
    stroke(`M0 ${short(rail - high * 1.6)}H${short(width)}`, palette.shade, 1),
    times(6, (index) =>
      rect(width * (0.08 + index * 0.17), rail - high * 1.7, 2.5, high * 1.7, palette.shade),
    ),
    path(
      `M0 ${short(rail - high)}H${short(nose - high)}q${short(high * 1.2)} 0 ${short(high * 2)} ${short(high * 0.92)}q0 ${short(high * 0.08)} ${short(-high * 0.2)} ${short(high * 0.08)}H0z`,
      '#FAFAF6',
    ),
    rect(0, rail - high * 0.3, nose + high * 0.5, high * 0.16, color),
    times(Math.floor((nose - high) / 26), (index) =>
      rect(8 + index * 26, rail - high * 0.78, 17, high * 0.32, '#4A5E6C', 3),
    ),
    rect(0, rail, width, height * 0.035, '#E3DED2'),
    rect(0, rail + height * 0.035, width, height * 0.012, '#B9B3A6'),
    times(5, (index) =>
      polygon(
        [
          [width * (0.06 + index * 0.22), rail + height * 0.04],
          [width * (0.1 + index * 0.22), rail + height * 0.04],
          [width * (0.092 + index * 0.22), height],
          [width * (0.068 + index * 0.22), height],
        ],
        '#CFC9BC',
      ),
    ),
  ].join('');
};

const umbrella = (sheet: Sheet, x: number, foot: number, size: number): string => {
  const color = sheet.random.pick(['#D6402B', '#E2B84A', '#4F7C7A', '#F4EFE2', '#5C6091']);
  const top = foot - size * 1.12;
  const reach = size * 0.46;
  return [
    person(sheet, x, foot, size),
    stroke(`M${short(x + size * 0.12)} ${short(foot - size * 0.5)}V${short(top)}`, '#2B2F36', 2),
    path(
      `M${short(x - reach + size * 0.1)} ${short(top + size * 0.16)}q${short(reach)} ${short(-size * 0.52)} ${short(reach * 2)} 0q${short(-reach / 2)} ${short(-size * 0.08)} ${short(-reach)} 0q${short(-reach / 2)} ${short(-size * 0.08)} ${short(-reach)} 0z`,
      color,
    ),
  ].join('');
};

/** A rainy evening: umbrellas, a street lamp and a wet street. */
export const rain = (sheet: Sheet): string => {
  const { width, height, random } = sheet;
  const foot = height * 0.72;
  const lamp = width * between(random, 0.15, 0.85);
  const walkers = random.int(2, 3);
  return [
    backdrop(sheet, ['#33475C', '#55697A', '#8E9A9C']),
    skyline(sheet, { foot, tall: height * 0.4, fill: '#46586A' }),
    skyline(sheet, { foot, tall: height * 0.28, fill: '#33434F', lit: '#F0C777' }),
    rect(0, foot, width, height - foot, '#3A4854'),
    rect(lamp - 2, height * 0.28, 4, height * 0.5, '#222C35'),
    circle(lamp, height * 0.27, height * 0.11, '#FBE3A6', 0.25),
    circle(lamp, height * 0.27, height * 0.028, '#FBE3A6'),
    reflection(sheet, lamp, foot + height * 0.06, '#B59F6C'),
    times(walkers, (index) =>
      umbrella(
        sheet,
        (width / (walkers + 1)) * (index + 1) + between(random, -20, 20),
        height * between(random, 0.86, 0.94),
        height * 0.28,
      ),
    ),
    stroke(
      times(
        70,
        () => `M${short(width * random.next())} ${short(height * random.next())}l-3 ${short(height * 0.045)}`,
      ),
      '#D3E0E6',
      1,
      0.5,
    ),
  ].join('');
};
