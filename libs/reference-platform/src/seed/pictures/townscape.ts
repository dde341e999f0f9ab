import { between, circle, path, rect, type Sheet, short, times } from './shapes';

interface SkylineLook {
  /** Where the houses stand. */
  foot: number;
  /** Largest height of a tower. */
  tall: number;
  fill: string;
  /** Colour of lit windows; none by day. */
  lit?: string;
}

/** A row of towers from edge to edge, with lit windows at night. */
export const skyline = ({ width, random }: Sheet, { foot, tall, fill, lit }: SkylineLook): string => {
  let towers = '';
  let windows = '';
  for (let x = -between(random, 0, 10); x < width;) {
    const wide = width * between(random, 0.03, 0.075);
    const high = tall * (random.next() < 0.25 ? between(random, 0.65, 1) : between(random, 0.2, 0.6));
    towers += `M${short(x)} ${short(foot)}v${short(-high)}h${short(wide)}v${short(high)}z`;
    for (let row = 8; lit && row < high - 6; row += 11) {
      for (let column = 5; column < wide - 5; column += 8) {
        if (random.next() < 0.3) windows += `M${short(x + column)} ${short(foot - row)}h3v4h-3z`;
      }
    }
    x += wide + between(random, 0, 6);
  }
  return path(towers, fill) + (lit ? path(windows, lit, 0.9) : '');
};

const coats = ['#C65B43', '#4F7C7A', '#D9A441', '#5C6091', '#7B8F4E', '#35506B', '#A8505C'];
const skins = ['#E9B692', '#DFA27C', '#EFC4A3'];

/** A standing person seen from some way off; `foot` is the ground, `size` the height. */
export const person = ({ random }: Sheet, x: number, foot: number, size: number): string => {
  const coat = random.pick(coats);
  const skin = random.pick(skins);
  const hair = random.pick(['#2B211F', '#3C2B22', '#8B8A84']);
  const head = size * 0.12;
  return [
    rect(x - size * 0.12, foot - size * 0.36, size * 0.1, size * 0.36, '#3A4048'),
    rect(x + size * 0.02, foot - size * 0.36, size * 0.1, size * 0.36, '#3A4048'),
    path(
      `M${short(x - size * 0.19)} ${short(foot - size * 0.3)}v${short(-size * 0.3)}q0 ${short(-size * 0.16)} ${short(size * 0.19)} ${short(-size * 0.16)}t${short(size * 0.19)} ${short(size * 0.16)}v${short(size * 0.3)}z`,
      coat,
    ),
    circle(x, foot - size * 0.86, head, skin),
    path(
      `M${short(x - head)} ${short(foot - size * 0.86)}a${short(head)} ${short(head)} 0 0 1 ${short(head * 2)} 0q${short(-head)} ${short(-head * 0.7)} ${short(-head * 2)} 0z`,
      hair,
    ),
  ].join('');
};

/** A few people side by side, not too close. */
export const people = (sheet: Sheet, foot: number, size: number, count: number): string => {
  const { width, random } = sheet;
  const room = width / (count + 1);
  return times(count, (index) =>
    person(
      sheet,
      room * (index + 1) + between(random, -0.3, 0.3) * room,
      foot,
      size * between(random, 0.9, 1.1),
    ),
  );
};

/** A house under a tiled roof; `foot` is the ground. */
export const tiledHouse = (
  sheet: Sheet,
  x: number,
  foot: number,
  [wide, high]: readonly [number, number],
  isLit: boolean,
) => {
  const { random } = sheet;
  const wall = random.pick(['#EFE4CF', '#E4D3B8', '#F3EBDD', '#D9C7AC']);
  const roof = random.pick(['#4A5560', '#58616B', '#3F4A55', '#6B5F57']);
  const window = isLit ? '#F2B95C' : '#8FA6AC';
  const eave = wide * 0.1;
  const columns = wide > 80 ? 3 : 2;
  const gap = wide / columns;
  return [
    rect(x, foot - high, wide, high, wall),
    path(
      `M${short(x - eave)} ${short(foot - high + 4)}q${short(eave + wide * 0.2)} ${short(-high * 0.05)} ${short(eave + wide * 0.3)} ${short(-high * 0.24)}h${short(wide * 0.4)}q${short(wide * 0.1)} ${short(high * 0.19)} ${short(wide * 0.3 + eave)} ${short(high * 0.24)}z`,
      roof,
    ),
    times(columns, (index) =>
      rect(x + gap * (index + 0.25), foot - high * 0.78, gap * 0.5, high * 0.22, window, 1),
    ),
    rect(x, foot - high * 0.46, wide, high * 0.05, '#8C5A3C'),
    rect(x + wide * 0.12, foot - high * 0.4, wide * 0.76, high * 0.4, '#7A4B35'),
    times(3, (index) =>
      rect(
        x + wide * (0.16 + index * 0.24),
        foot - high * 0.35,
        wide * 0.19,
        high * 0.35,
        isLit ? '#F6D58E' : '#C9A27C',
      ),
    ),
    times(2, (index) => lantern(x + wide * (0.2 + index * 0.6), foot - high * 0.38, high * 0.05)),
  ].join('');
};

/** A red lantern hanging from a beam. */
const lantern = (x: number, top: number, size: number): string =>
  `<ellipse cx="${short(x)}" cy="${short(top + size)}" rx="${short(size)}" ry="${short(size * 0.85)}" fill="#D6402B"/>` +
  rect(x - size * 0.4, top + size * 1.8, size * 0.8, size * 0.3, '#E9B44C');
