import { bakeHeights } from '../bakeHeights.mjs';
import { card, standing } from '../createTracer.mjs';
import { createStream, fbm, smooth } from '../noise.mjs';
import { boat, svg, toTexture, tree } from '../textures.mjs';
import { paint, skyline, slopes, water } from './surfaces.mjs';

const stay = (x, top, deck, reach, color) =>
  Array.from({ length: 15 }, (_, index) => {
    const away = (reach * (index + 1)) / 15;
    const from = top + index * 9;
    return `<path d="M${x} ${from}L${x - away} ${deck}M${x} ${from}L${x + away} ${deck}" stroke="${color}" stroke-width="1.5" opacity=".85"/>`;
  }).join('');

/** A cable-stayed bridge from the side, lamps lit or not. */
const bridgeDrawing = (isLit) => {
  const deck = 505;
  const towers = [760, 1640];
  const lamps = isLit
    ? Array.from(
        { length: 46 },
        (_, index) => `<circle cx="${index * 53 + 10}" cy="${deck - 22}" r="4.5" fill="#fff"/>`,
      ).join('')
    : '';
  return svg(
    2400,
    760,
    `<defs><linearGradient id="p" x1="0" x2="1"><stop offset="0" stop-color="#8d9194"/><stop offset=".45" stop-color="#c9cccc"/><stop offset="1" stop-color="#7a7f84"/></linearGradient></defs>` +
      towers.map((x) => stay(x, 70, deck, 425, isLit ? '#e6dcc8' : '#dfe3e4')).join('') +
      towers
        .map(
          (x) =>
            `<path d="M${x - 26} 720L${x - 9} 40H${x + 9}L${x + 26} 720Z" fill="url(#p)"/><rect x="${x - 46}" y="640" width="92" height="120" fill="#83878a"/><rect x="${x - 30}" y="${deck - 4}" width="60" height="14" fill="#777"/>`,
        )
        .join('') +
      `<rect y="${deck}" width="2400" height="15" fill="#c3c6c6"/><rect y="${deck + 15}" width="2400" height="15" fill="#5d6265"/>` +
      [120, 330, 2080, 2290]
        .map((x) => `<rect x="${x}" y="${deck + 24}" width="26" height="240" fill="#74797c"/>`)
        .join('') +
      Array.from(
        { length: 80 },
        (_, index) => `<rect x="${index * 30}" y="${deck - 14}" width="2.4" height="14" fill="#9da2a4"/>`,
      ).join('') +
      `<rect y="${deck - 14}" width="2400" height="2" fill="#9da2a4"/>` +
      [
        [420, '#7d2f28'],
        [930, '#e7e4dc'],
        [1010, '#31445a'],
        [1320, '#c9b26a'],
        [1880, '#e7e4dc'],
        [2160, '#3d5b4c'],
      ]
        .map(
          ([x, color]) => `<rect x="${x}" y="${deck - 17}" width="36" height="15" rx="4" fill="${color}"/>`,
        )
        .join('') +
      lamps,
  );
};

const bridgeLooks = {
  day: { camera: { at: [0, 1.1, 0], pitch: 6, angle: 70 }, at: [-5.2, -0.4, 5], along: [21, 0, 11], seed: 4 },
  dawn: {
    camera: { at: [0, 0.6, 0], pitch: 4, angle: 62 },
    at: [-9.5, -0.4, 10],
    along: [21, 0, 2.5],
    seed: 6,
  },
  dusk: {
    camera: { at: [0, 1.3, 0], pitch: 5, angle: 66 },
    at: [6, -0.4, 4.6],
    along: [-19, 0, 13],
    seed: 9,
  },
  mist: {
    camera: { at: [0, 0.8, 0], pitch: 7, angle: 62 },
    at: [-4.2, -0.4, 4.2],
    along: [15, 0, 16],
    seed: 11,
  },
};

export const bridge = async (lightName) => {
  const look = bridgeLooks[lightName];
  const isLit = lightName === 'dusk';
  const drawing = await toTexture(bridgeDrawing(isLit), 3000);
  const vessel = await toTexture(boat, 600);
  const length = Math.hypot(...look.along);
  return {
    light: lightName === 'mist' ? { haze: 0.06 } : {},
    sky: { seed: look.seed },
    camera: look.camera,
    place: {
      hazeHeight: 3,
      ground: water([0.03, 0.055, 0.055], { ripple: 0.09, ripples: 0.8 }),
      boxes: skyline(`bridge ${lightName}`, {
        from: -22,
        to: 26,
        z: 27,
        deep: 8,
        tall: 3.6,
        count: 46,
        lit: isLit ? 0.28 : 0,
        brightness: 2.2,
      }),
      terrain: {
        height: bakeHeights(
          (x, z) =>
            smooth(25.5, 27, z) * 0.3 +
            smooth(36, 52, z) * (1 + 4 * fbm(x * 0.05 + look.seed, z * 0.05, 5, 23)) -
            0.2,
          { x: [-75, 75], z: [22, 92], step: 0.08 },
        ),
        color: slopes({ woods: [0.05, 0.07, 0.035], rock: [0.12, 0.11, 0.1], fine: 3 }),
        near: 22,
        far: 90,
        top: 5.4,
      },
      cards: [
        card(drawing, look.at, look.along, [0, (length * 760) / 2400, 0], {
          light: 0.75,
          ...(isLit && { glow: 0.34 }),
        }),
        ...(isLit ? [] : [standing(vessel, [lightName === 'dawn' ? 1.4 : -1.5, -0.06, 6], 0.6)]),
      ],
    },
    lens: { focus: 12, open: 0.7 },
  };
};

/** A fishing boat at its mooring. */
const trawler = (hull, name) =>
  svg(
    900,
    620,
    `<path d="M30 400C190 440 640 440 880 350L800 540C640 580 240 580 110 548Z" fill="${hull}"/><path d="M96 508C300 548 640 548 816 498L800 540C640 580 240 580 110 548Z" fill="#5b2a22"/><path d="M30 400C190 440 640 440 880 350L874 366C650 456 200 456 38 416Z" fill="#e9e4d6"/><rect x="190" y="250" width="200" height="166" fill="#e4dfd1"/><rect x="176" y="236" width="228" height="20" fill="#b9b4a6"/><rect x="210" y="276" width="44" height="46" fill="#33414b"/><rect x="268" y="276" width="44" height="46" fill="#33414b"/><rect x="326" y="276" width="44" height="46" fill="#2b3741"/><path d="M470 424V40M470 60L690 372M470 90L300 246M640 402V190M640 200L470 60" stroke="#3d3a36" stroke-width="7" fill="none"/><path d="M470 50L520 62L470 76Z" fill="#b4322a"/><g fill="none" stroke="#2f5a4c" stroke-width="9" opacity=".9"><path d="M500 410q60 -44 118 -6M512 416q54 -60 96 -8"/></g><circle cx="120" cy="452" r="22" fill="#23272b"/><circle cx="540" cy="470" r="22" fill="#23272b"/><circle cx="700" cy="448" r="22" fill="#23272b"/><text x="690" y="440" font-size="1">${name}</text>`,
  );

const lighthouse = svg(
  160,
  600,
  '<defs><linearGradient id="t" x1="0" x2="1"><stop offset="0" stop-color="#9b968c"/><stop offset=".4" stop-color="#f0ece2"/><stop offset="1" stop-color="#8a857c"/></linearGradient></defs><path d="M30 600L52 130H108L130 600Z" fill="url(#t)"/><path d="M41 360L46 260H114L119 360ZM36 480L39 420H121L124 480Z" fill="#a8352b"/><rect x="40" y="112" width="80" height="20" fill="#4a4843"/><rect x="56" y="58" width="48" height="56" fill="#d9c98e"/><path d="M50 60L80 24L110 60Z" fill="#8f2c24"/>',
);

const harborLooks = {
  day: { camera: { at: [0, 1.5, 0], pitch: -3, angle: 68 }, seed: 5 },
  dawn: { camera: { at: [0, 0.9, 0], pitch: 2, angle: 60 }, seed: 14 },
  dusk: { camera: { at: [0, 1.2, 0], pitch: 1, angle: 64 }, seed: 17 },
};

export const harbor = async (lightName) => {
  const look = harborLooks[lightName];
  const next = createStream(`harbor ${lightName}`);
  const boats = await Promise.all(
    ['#24506a', '#8d3a2c', '#2f5b48', '#2a3550'].map((hull, index) =>
      toTexture(trawler(hull, `b${index}`), 1100),
    ),
  );
  const tower = await toTexture(lighthouse, 300);
  const crowns = await toTexture(tree('harbor'), 500);
  const moored = Array.from({ length: 9 }, (_, index) => {
    const z = 5.4 + index * 1.25 + next(0, 0.5);
    const x = (index % 2 === 0 ? -1 : 1) * next(0.18, 0.5) * z + next(-0.5, 0.5);
    return standing(boats[index % 4], [x, -0.13, z], next(1.15, 1.5), { light: 0.75 });
  });
  const stone = (x, y, z, axis, out) =>
    paint(
      out,
      [0.22, 0.21, 0.19],
      (axis === 1 ? 1 : 0.5) * (0.5 + 0.8 * fbm(x * 3 + z, y * 5 + z * 3, 4, 37)),
    );
  return {
    sky: { seed: look.seed },
    camera: look.camera,
    place: {
      hazeHeight: 3,
      ground: water([0.02, 0.05, 0.06], { ripple: 0.1, ripples: 1.1 }),
      boxes: [
        { min: [1.5, -0.2, 19], max: [30, 0.5, 20.5], color: stone },
        ...skyline('harbor town', {
          from: -24,
          to: -3,
          z: 24,
          deep: 4,
          tall: 1.8,
          count: 24,
          lit: lightName === 'dusk' ? 0.3 : 0,
          wall: [0.4, 0.37, 0.33],
          floor: 0.22,
          brightness: 2,
        }),
      ],
      terrain: {
        height: bakeHeights(
          (x, z) =>
            smooth(23, 24.5, z) * 0.25 * smooth(2, -4, x) +
            smooth(30, 46, z) *
              (0.6 + 4.4 * fbm(x * 0.06 + look.seed, z * 0.05, 5, 23) * smooth(16, -14, x)) -
            0.25,
          { x: [-66, 66], z: [20, 82], step: 0.07 },
        ),
        color: slopes({ woods: [0.05, 0.075, 0.035], rock: [0.16, 0.14, 0.12], fine: 3 }),
        near: 20,
        far: 80,
        top: 5,
      },
      cards: [
        standing(tower, [7.5, 0.45, 19.4], 3.4, { light: 0.9 }),
        ...Array.from({ length: 8 }, () =>
          standing(crowns, [next(-20, -4), 0, next(23, 24)], next(0.8, 1.3)),
        ),
        ...moored,
      ],
    },
    lens: { focus: 8, open: 0.9 },
  };
};
