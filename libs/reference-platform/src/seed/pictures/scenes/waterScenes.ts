import { birds, egret, farView, reeds, reflection, water } from '../landscape';
import { lightOf, palettes } from '../palettes';
import { between, path, polygon, rect, ridge, type Sheet, short, stroke, times } from '../shapes';
import { person, skyline } from '../townscape';

/** Shallow water, reeds on both sides and an egret or two. */
export const wetland = (sheet: Sheet): string => {
  const { width, height, random } = sheet;
  const palette = lightOf(sheet, [palettes.dawn, palettes.day, palettes.dawn, palettes.dusk, palettes.night]);
  const horizon = height * 0.5;
  const pair = random.next() < 0.4;
  const facing = random.next() < 0.5 ? 1 : -1;
  const opposite = facing === 1 ? -1 : 1;
  const x = width * between(random, 0.42, 0.6);
  const scale = height / between(random, 330, 430);
  return [
    farView(sheet, palette, horizon),
    water(sheet, palette, horizon),
    path(
      `M0 ${short(height * 0.62)}q${short(width * 0.2)} ${short(-height * 0.03)} ${short(width * 0.42)} ${short(height * 0.02)}t${short(-width * 0.42)} ${short(height * 0.05)}z`,
      palette.hills[2],
    ),
    birds(sheet, horizon, palette.isDark ? '#DCE6E6' : '#5E6F70'),
    egret(x, height * 0.86, scale, facing),
    pair ? egret(x + facing * width * 0.16, height * 0.76, scale * 0.66, opposite) : '',
    reeds(sheet, [-10, width * 0.2], height, [palette.plant, palette.shade]),
    reeds(sheet, [width * 0.82, width + 10], height, [palette.plant, palette.shade]),
    random.next() < 0.5
      ? reeds(sheet, [width * 0.62, width * 0.95], height * 1.05, [palette.plant, palette.shade])
      : '',
  ].join('');
};

const boat = (sheet: Sheet, x: number, y: number, long: number): string =>
  [
    path(
      `M${short(x)} ${short(y)}q${short(long * 0.5)} ${short(long * 0.16)} ${short(long)} ${short(-long * 0.03)}l${short(-long * 0.12)} ${short(long * 0.17)}h${short(-long * 0.7)}z`,
      '#2E2522',
    ),
    path(
      `M${short(x + long * 0.36)} ${short(y + long * 0.07)}v${short(-long * 0.1)}q${short(long * 0.17)} ${short(-long * 0.22)} ${short(long * 0.34)} 0v${short(long * 0.1)}z`,
      '#7A4E34',
    ),
    person(sheet, x + long * 0.16, y + long * 0.08, long * 0.42),
    stroke(
      `M${short(x + long * 0.2)} ${short(y - long * 0.14)}l${short(long * 0.12)} ${short(long * 0.46)}`,
      '#3A2C25',
      2,
    ),
  ].join('');

/** A wide lake between mountains, with a boat. */
export const lake = (sheet: Sheet): string => {
  const { width, height, random } = sheet;
  const palette = lightOf(sheet, [palettes.night, palettes.dusk, palettes.mist, palettes.day]);
  const horizon = height * 0.52;
  const sunX = width * between(random, 0.5, 0.8);
  return [
    farView(sheet, palette, horizon, sunX),
    ridge(sheet, horizon - height * 0.01, height * 0.012, 12, palette.shade),
    water(sheet, palette, horizon),
    reflection(sheet, sunX, horizon, palette.sun),
    boat(sheet, width * between(random, 0.2, 0.45), height * between(random, 0.66, 0.76), width * 0.2),
    random.next() < 0.6 ? reeds(sheet, [0, width * 0.26], height, [palette.plant, palette.shade]) : '',
  ].join('');
};

const cables = (x: number, top: number, deck: number, reach: number): string => {
  const lines = times(9, (index) => {
    const away = reach * ((index + 1) / 9);
    const from = top + (deck - top) * 0.05 * index;
    return `M${short(x)} ${short(from)}L${short(x - away)} ${short(deck)}M${short(x)} ${short(from)}L${short(x + away)} ${short(deck)}`;
  });
  return stroke(lines, '#F7FAFA', 1, 0.8);
};

/** A cable-stayed bridge over a broad river. */
export const bridge = (sheet: Sheet): string => {
  const { width, height, random } = sheet;
  const palette = lightOf(sheet, [palettes.day, palettes.dawn, palettes.dusk, palettes.mist]);
  const horizon = height * 0.6;
  const deck = height * between(random, 0.61, 0.66);
  const towers = random.next() < 0.5 ? [0.32, 0.7] : [0.5];
  const reach = width * (towers.length === 2 ? 0.185 : 0.42);
  return [
    farView(sheet, palette, horizon),
    skyline(sheet, { foot: horizon, tall: height * 0.13, fill: palette.hills[1] }),
    water(sheet, palette, horizon),
    ...towers.map((place) => {
      const x = width * place;
      const top = height * between(random, 0.12, 0.2);
      return (
        cables(x, top, deck, reach) +
        polygon(
          [
            [x - 5, height * 0.8],
            [x - 2.5, top],
            [x + 2.5, top],
            [x + 5, height * 0.8],
          ],
          '#F4F6F4',
        ) +
        rect(x - 11, height * 0.78, 22, height * 0.035, '#D5DCDB', 2)
      );
    }),
    rect(0, deck, width, height * 0.018, '#FBFCFA'),
    rect(0, deck + height * 0.018, width, height * 0.008, '#AEBBBE'),
    times(random.int(3, 6), () =>
      rect(
        width * random.next(),
        deck - height * 0.014,
        width * 0.022,
        height * 0.014,
        random.pick(['#C65B43', '#35506B', '#D9A441', '#F4F1E8']),
        2,
      ),
    ),
  ].join('');
};

const ship = ({ random }: Sheet, x: number, y: number, long: number): string => {
  const hull = random.pick(['#2F5D73', '#B3513B', '#3B6B58', '#35456B']);
  return [
    path(
      `M${short(x)} ${short(y)}h${short(long)}l${short(-long * 0.12)} ${short(long * 0.2)}h${short(-long * 0.74)}z`,
      hull,
    ),
    rect(x + long * 0.04, y, long * 0.9, long * 0.035, '#F4EFE2'),
    rect(x + long * 0.5, y - long * 0.18, long * 0.26, long * 0.18, '#F4EFE2', 1),
    rect(x + long * 0.55, y - long * 0.14, long * 0.16, long * 0.06, '#6E8A94'),
    stroke(
      `M${short(x + long * 0.3)} ${short(y)}v${short(-long * 0.5)}M${short(x + long * 0.3)} ${short(y - long * 0.48)}L${short(x + long * 0.06)} ${short(y)}M${short(x + long * 0.3)} ${short(y - long * 0.48)}L${short(x + long * 0.62)} ${short(y - long * 0.18)}`,
      '#3B3A3A',
      1.6,
    ),
    path(
      `M${short(x + long * 0.3)} ${short(y - long * 0.5)}h${short(long * 0.1)}l${short(-long * 0.03)} ${short(long * 0.035)}l${short(long * 0.03)} ${short(long * 0.035)}h${short(-long * 0.1)}z`,
      '#D6402B',
    ),
  ].join('');
};

/** Fishing boats behind the mole, with a lighthouse. */
export const harbor = (sheet: Sheet): string => {
  const { width, height, random } = sheet;
  const palette = lightOf(sheet, [palettes.day, palettes.dawn, palettes.dusk]);
  const horizon = height * 0.48;
  const tower = width * between(random, 0.78, 0.9);
  return [
    farView(sheet, palette, horizon),
    water(sheet, palette, horizon),
    polygon(
      [
        [width * 0.6, horizon + height * 0.05],
        [width, horizon - height * 0.01],
        [width, horizon + height * 0.12],
        [width * 0.66, horizon + height * 0.09],
      ],
      palette.shade,
    ),
    polygon(
      [
        [tower - 9, horizon + height * 0.04],
        [tower - 5, height * 0.2],
        [tower + 5, height * 0.2],
        [tower + 9, horizon + height * 0.04],
      ],
      '#F6F1E6',
    ),
    rect(tower - 7, height * 0.29, 14, height * 0.05, '#D6402B'),
    rect(tower - 6, height * 0.155, 12, height * 0.045, '#F4C766', 2),
    ship(sheet, width * between(random, 0.42, 0.5), height * 0.6, width * 0.2),
    ship(sheet, width * between(random, 0.06, 0.16), height * between(random, 0.66, 0.72), width * 0.3),
    random.next() < 0.6 ? ship(sheet, width * between(random, 0.5, 0.6), height * 0.8, width * 0.34) : '',
    birds(sheet, horizon, palette.isDark ? '#fff' : '#55666B'),
  ].join('');
};
