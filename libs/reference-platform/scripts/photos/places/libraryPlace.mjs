import { card, standing } from '../createTracer.mjs';
import { createStream, fbm, hash } from '../noise.mjs';
import { person, svg, toTexture } from '../textures.mjs';
import { paint } from './surfaces.mjs';

const spines = [
  '#7a2f26',
  '#2e4a48',
  '#a8822f',
  '#25384d',
  '#5b6a36',
  '#b9aa8a',
  '#55303d',
  '#6d4a30',
  '#8c8577',
  '#1f2a33',
  '#c4bca9',
  '#863f22',
];

/** Shelves of books from the front. */
const shelves = (name) => {
  const next = createStream(`shelves ${name}`);
  const rows = Array.from({ length: 6 }, (_, row) => {
    const foot = 190 + row * 200;
    let books = '';
    for (let x = 14; x < 1370;) {
      const thick = next(13, 34);
      const tall = next(118, 168);
      const color = spines[Math.floor(next(0, spines.length))];
      const lean = next() < 0.06 ? next(4, 9) : 0;
      if (next() > 0.05)
        books += `<g transform="rotate(${lean.toFixed(1)} ${x.toFixed(0)} ${foot})"><rect x="${x.toFixed(1)}" y="${(foot - tall).toFixed(1)}" width="${thick.toFixed(1)}" height="${tall.toFixed(1)}" fill="${color}"/><rect x="${x.toFixed(1)}" y="${(foot - tall).toFixed(1)}" width="${(thick * 0.25).toFixed(1)}" height="${tall.toFixed(1)}" fill="#fff" opacity=".12"/><rect x="${(x + thick * 0.75).toFixed(1)}" y="${(foot - tall).toFixed(1)}" width="${(thick * 0.25).toFixed(1)}" height="${tall.toFixed(1)}" fill="#000" opacity=".3"/><rect x="${(x + thick * 0.22).toFixed(1)}" y="${(foot - tall * next(0.6, 0.85)).toFixed(1)}" width="${(thick * 0.56).toFixed(1)}" height="${next(16, 44).toFixed(1)}" fill="#e6d9b4" opacity="${next(0.25, 0.8).toFixed(2)}"/></g>`;
      x += thick + next(0.5, 2.5);
    }
    return `<rect x="0" y="${foot - 190}" width="1400" height="190" fill="#160f0a"/>${books}<rect x="0" y="${foot}" width="1400" height="14" fill="#5b3d26"/><rect x="0" y="${foot - 190}" width="1400" height="26" fill="#000" opacity=".45"/>`;
  });
  return svg(
    1400,
    1210,
    `${rows.join('')}<rect width="16" height="1210" fill="#4a3120"/><rect x="1384" width="16" height="1210" fill="#4a3120"/>`,
  );
};

const boards = (x, z, out) => {
  const plank = Math.floor(x * 5);
  paint(
    out,
    [0.2, 0.12, 0.065],
    (0.6 + 0.5 * hash(plank, Math.floor(z * 0.7 + plank * 0.37), 5)) *
      (0.55 + 0.7 * fbm(x * 40, z * 2.4, 4, 7)) *
      (Math.abs(x * 5 - plank) < 0.03 ? 0.4 : 1),
  );
};

const person = svg(
  600,
  640,
  '<path d="M90 640C90 470 170 400 300 396S512 470 512 640Z" fill="#56707f"/><path d="M180 640C200 520 220 470 240 420" stroke="#222c33" stroke-width="16" fill="none" opacity=".6"/><path d="M262 400V330H340V400Q300 430 262 400Z" fill="#a97e62"/><ellipse cx="300" cy="250" rx="86" ry="104" fill="#b58a6c"/><path d="M204 300C186 130 246 100 302 100S416 134 398 300C392 372 340 388 300 388S212 372 204 300Z" fill="#1d1816"/><path d="M236 150C220 210 222 300 240 360M276 128C262 210 264 300 280 376M330 128C344 210 340 300 324 376M366 156C380 220 376 300 360 356" stroke="#3a2f2a" stroke-width="5" fill="none"/>',
);

const warm = { sunlight: 0, ambience: 1, haze: 0 };
const inside = {
  ambient: [0.16, 0.14, 0.12],
  sunColor: [0, 0, 0],
  horizon: [0.7, 0.72, 0.7],
  grade: { contrast: 1.1, saturation: 1.02, warmth: 0.03, exposure: 1.25 },
};
const wall = (z) => ({
  min: [-6, -1, z],
  max: [6, 5, z + 0.2],
  color: (x, y, zz, axis, out) => paint(out, [0.3, 0.24, 0.17]),
});

/** Between two rows, towards a window. */
const aisle = async ([left, right]) => {
  const rows = [-1, 1].flatMap((side) =>
    Array.from({ length: 6 }, (_, index) => {
      const z = 0.5 + index * 1.5;
      const at = side < 0 ? [-0.78, 0, z] : [0.78, 0, z + 1.4];
      return card(index % 2 === 0 ? left : right, at, [0, 0, side < 0 ? 1.4 : -1.4], [0, 2.1, 0]);
    }),
  );
  const glass = await toTexture(
    svg(
      400,
      600,
      '<rect width="400" height="600" fill="#fff"/><path d="M0 200H400M0 400H400M133 0V600M266 0V600" stroke="#6d6a60" stroke-width="10"/>',
    ),
    400,
  );
  const walker = await toTexture(person('library', { bag: false }), 500);
  return {
    light: inside,
    camera: { at: [0.06, 0.92, 0], pitch: 1, angle: 64 },
    place: {
      ...warm,
      ceiling: true,
      ground: { color: boards, mirror: () => 0.5, ripple: 0.015, ripples: 3, sheen: 0.06 },
      boxes: [
        wall(9.6),
        {
          min: [-4, 2.3, 0],
          max: [4, 2.4, 12],
          color: (x, y, z, axis, out, glow) => {
            paint(out, [0.4, 0.37, 0.32]);
            if (Math.abs(x) < 0.1 && z % 1.5 < 1) paint(glow, [3, 2.6, 2]);
          },
        },
      ],
      lamps: [1, 3, 5, 7]
        .map((z) => ({ at: [0, 2.1, z], color: [1, 0.84, 0.6], power: 0.62 }))
        .concat([{ at: [0, 1.2, 9], color: [0.85, 0.95, 1], power: 2 }]),
      cards: [
        ...rows,
        standing(glass, [0, 0.25, 9.5], 1.7, { glow: 2.2 }),
        standing(walker, [-0.15, 0, 5.4], 0.8, { light: 0.1 }),
      ],
    },
    lens: { focus: 3, open: 2.4 },
    bloom: 0.4,
  };
};

/** A person who reads under a lamp, from behind. */
const readingRoom = async ([left, right]) => {
  const figure = await toTexture(person, 800);
  const book = await toTexture(
    svg(
      400,
      120,
      '<path d="M200 30Q110 0 10 26L0 100Q110 78 200 110Q290 78 400 100L390 26Q290 0 200 30Z" fill="#efe6d2"/><path d="M200 30V110" stroke="#b9a987" stroke-width="4"/><path d="M40 44Q110 28 180 52M36 60Q110 44 180 68M34 76Q110 60 180 84M220 52Q290 28 360 44M220 68Q290 44 364 60" stroke="#8f856f" stroke-width="3" fill="none"/>',
    ),
    500,
  );
  const shade = await toTexture(
    svg(
      300,
      420,
      '<path d="M90 20H210L290 170H10Z" fill="#ffe3b0"/><path d="M146 170H154V380H146Z" fill="#4a4032"/><ellipse cx="150" cy="392" rx="70" ry="16" fill="#3a3127"/>',
    ),
    400,
  );
  return {
    light: { ...inside, ambient: [0.05, 0.05, 0.06] },
    camera: { at: [0, 0.72, 0], pitch: 2, angle: 58 },
    place: {
      ...warm,
      ceiling: true,
      ground: { y: 0.28, color: boards, mirror: () => 0.6, ripple: 0.01, sheen: 0.05 },
      boxes: [wall(3.4)],
      lamps: [
        { at: [0.42, 0.92, 1.25], color: [1, 0.7, 0.38], power: 0.3 },
        { at: [-1.1, 1.9, 2.6], color: [1, 0.72, 0.44], power: 0.5 },
        { at: [-0.5, 1.3, 0.5], color: [0.7, 0.8, 1], power: 0.16 },
      ],
      cards: [
        card(left, [-2.1, 0.1, 3.2], [2.1, 0, 0], [0, 1.8, 0]),
        card(right, [0, 0.1, 3.2], [2.1, 0, 0], [0, 1.8, 0]),
        standing(figure, [-0.1, 0.24, 1.5], 0.72, {}),
        standing(book, [-0.1, 0.285, 1.18], 0.11, {}),
        standing(shade, [0.42, 0.28, 1.3], 0.62, { glow: 2.6 }),
      ],
    },
    lens: { focus: 1.5, open: 3 },
    bloom: 0.5,
  };
};

/** One shelf from near by. */
const closeBy = ([left, right]) => {
  return {
    light: { ...inside, ambient: [0.34, 0.32, 0.3] },
    camera: { at: [-0.1, 1.0, 0], pitch: 0, turn: 34, angle: 58 },
    place: {
      ...warm,
      ceiling: true,
      ground: { color: boards },
      boxes: [wall(8)],
      lamps: [
        { at: [-0.2, 1.6, 0.6], color: [1, 0.8, 0.55], power: 0.35 },
        { at: [0, 1.6, 3], color: [1, 0.8, 0.55], power: 0.5 },
      ],
      cards: [
        card(left, [0.62, 0.3, 2.6], [0, 0, -2.4], [0, 1.5, 0]),
        card(right, [0.62, 0.3, 5], [0, 0, -2.4], [0, 1.5, 0]),
      ],
    },
    lens: { focus: 1.05, open: 6 },
    bloom: 0.25,
  };
};

/** Rows of books, with a person or without. */
export const library = async (lightName) => {
  const sides = ['left', 'right'].map((side) => toTexture(shelves(`${lightName} ${side}`), 2000));
  return { day: aisle, dusk: readingRoom, dawn: closeBy }[lightName](await Promise.all(sides));
};
