import { card, standing } from '../createTracer.mjs';
import { createStream, fbm } from '../noise.mjs';
import { svg, toTexture } from '../textures.mjs';
import { bokeh, paint } from './surfaces.mjs';

const singer = svg(
  700,
  900,
  '<path d="M250 900C270 640 290 520 300 380H410C420 520 450 640 470 900Z" fill="#e6dccb"/><path d="M250 900C262 760 276 660 290 560L330 900Z" fill="#b23a2c"/><path d="M470 900C458 760 444 660 430 560L390 900Z" fill="#b23a2c"/><path d="M300 400C220 420 150 380 110 300C96 270 60 250 20 330C40 360 60 350 84 372C130 460 220 500 306 470Z" fill="#f6f0e4"/><path d="M410 400C500 380 560 300 600 220C620 180 660 190 690 120C640 130 610 140 580 190C530 280 480 330 404 350Z" fill="#f6f0e4"/><ellipse cx="355" cy="290" rx="46" ry="60" fill="#a8795d"/><path d="M355 232C400 240 404 330 366 350C350 330 346 260 355 232Z" fill="#000" opacity=".28"/><path d="M360 380H410C420 520 450 640 470 900H360Z" fill="#000" opacity=".3"/><path d="M300 280C290 200 420 200 410 282C396 240 320 236 300 280Z" fill="#161214"/><path d="M280 226Q355 130 430 226L410 240Q355 200 300 240Z" fill="#b8923c"/><g fill="#ffe9b0"><circle cx="300" cy="206" r="9"/><circle cx="328" cy="182" r="9"/><circle cx="355" cy="172" r="11"/><circle cx="384" cy="182" r="9"/><circle cx="410" cy="206" r="9"/></g><rect x="296" y="470" width="120" height="34" fill="#c59a3a"/>',
);
const band = svg(
  800,
  760,
  '<path d="M360 760L372 470C330 440 316 360 330 300C350 260 430 260 452 300C470 360 452 440 420 470L440 760H410L396 540L388 760Z" fill="#101216"/><ellipse cx="392" cy="216" rx="40" ry="50" fill="#1a1614"/><path d="M250 470L560 330L570 350L264 496Z" fill="#6b3a20"/><ellipse cx="300" cy="470" rx="72" ry="56" fill="#8a4a26"/><path d="M336 320L300 420L340 440M448 320L500 400L470 420" stroke="#101216" stroke-width="30" fill="none"/><path d="M600 760V330M560 330H640" stroke="#111" stroke-width="8"/>',
);
const heads = (name) => {
  const next = createStream(`heads ${name}`);
  return svg(
    2400,
    420,
    Array.from({ length: 19 }, (_, index) => {
      const x = 60 + index * 126 + next(-24, 24);
      const y = next(120, 190);
      const size = next(44, 60);
      const hand =
        next() < 0.16
          ? `<path d="M${x + 50} 420L${x + 66} ${y - 60}L${x + 92} ${y - 64}L${x + 90} 420Z" fill="#07070a"/><rect x="${x + 56}" y="${y - 118}" width="44" height="62" rx="5" fill="#9fb8d8"/>`
          : '';
      return `<ellipse cx="${x}" cy="${y}" rx="${size * 0.8}" ry="${size}" fill="#07070a"/><path d="M${x - size * 1.7} 420C${x - size * 1.6} ${y + 80} ${x - 30} ${y + 60} ${x} ${y + 56}S${x + size * 1.6} ${y + 80} ${x + size * 1.7} 420Z" fill="#08080b"/>${hand}`;
    }).join(''),
  );
};
const beam = (color) =>
  svg(
    300,
    600,
    `<defs><linearGradient id="b" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${color}" stop-opacity=".75"/><stop offset="1" stop-color="${color}" stop-opacity=".02"/></linearGradient><filter id="s"><feGaussianBlur stdDeviation="9"/></filter></defs><path d="M140 0H160L280 600H20Z" fill="url(#b)" filter="url(#s)"/>`,
  );

const stageLooks = {
  day: {
    figure: singer,
    tall: 1.5,
    colors: ['#ffdf9e', '#ffb35c'],
    back: [0.22, 0.045, 0.035],
    power: [1, 0.78, 0.5],
  },
  dusk: {
    figure: band,
    tall: 1.5,
    colors: ['#7fa0ff', '#ff6bb0', '#66e0ff'],
    back: [0.035, 0.04, 0.13],
    power: [0.6, 0.6, 1],
  },
  dawn: { figure: singer, tall: 1.45, colors: ['#fff1cf'], back: [0.1, 0.02, 0.025], power: [1, 0.86, 0.66] },
};

/** A stage from among the audience. */
export const stage = async (lightName) => {
  const look = stageLooks[lightName];
  const figure = await toTexture(look.figure, 900);
  const front = await toTexture(heads(lightName), 1600);
  const beams = await Promise.all(look.colors.map((color) => toTexture(beam(color), 300)));
  const spots = look.colors.length === 1 ? [0] : [-1.5, -0.8, 0, 0.8, 1.5];
  const cloth = (x, y, z, axis, out) =>
    paint(
      out,
      look.back,
      0.35 +
        1.1 * Math.abs(Math.sin(x * 7 + 0.6 * Math.sin(x * 2.3))) * (0.7 + 0.3 * fbm(x * 3, y * 2, 3, 5)),
    );
  return {
    light: {
      ambient: [0.012, 0.012, 0.016],
      sunColor: [0, 0, 0],
      horizon: [0.05, 0.05, 0.06],
      grade: { contrast: 1.14, saturation: 1.08, warmth: 0, exposure: 1.35 },
    },
    camera: {
      at: [lightName === 'dusk' ? -0.3 : 0.1, 0.92, 0],
      pitch: lightName === 'dawn' ? 6 : 3,
      angle: lightName === 'dawn' ? 66 : 54,
    },
    place: {
      ceiling: true,
      haze: 0,
      ground: {
        y: 0.3,
        color: (x, z, out) =>
          z > 3
            ? paint(out, [0.16, 0.1, 0.06], 0.5 + 0.8 * fbm(x * 22, z * 2, 4, 3))
            : paint(out, [0.01, 0.01, 0.012]),
        mirror: (x, z) => (z > 3 ? 0.8 : 0),
        ripple: 0.02,
        ripples: 2,
        sheen: 0.1,
      },
      boxes: [
        { min: [-6, 0, 6], max: [6, 5, 6.2], color: cloth },
        {
          min: [-6, 0.1, 2.96],
          max: [6, 0.3, 3],
          color: (x, y, z, axis, out) => paint(out, [0.05, 0.03, 0.02]),
        },
        ...[-1, 1].map((side) => {
          const [x1, x2] = [side * 2.3, side * 3.4].sort((a, b) => a - b);
          return { min: [x1, 0, 4.2], max: [x2, 5, 4.4], color: cloth };
        }),
      ],
      lamps: [
        { at: [0.2, 2.6, 3.6], color: look.power, power: 3 },
        { at: [-1.6, 2.4, 4.6], color: look.power, power: 1.3 },
        { at: [1.7, 2.4, 4.8], color: look.power, power: 1.3 },
      ],
      cards: [
        ...spots.map((x, index) =>
          card(
            beams[index % beams.length],
            [x - 0.55 - x * 0.25, 0.3, 5.2 - index * 0.1],
            [1.1, 0, 0],
            [x * 0.5, 3, 0],
            { glow: 0.42, opacity: 0.55 },
          ),
        ),
        standing(figure, [0.05, 0.3, 4.3], look.tall),
        card(front, [-1.6, 0.28, 1.75], [3.2, 0, 0], [0, 0.5, 0]),
      ],
    },
    lens: { focus: 4.3, open: 2.2 },
    ...(lightName === 'dusk' && {
      finish: bokeh(
        Array.from({ length: 16 }, (_, index) => ({
          at: [0.04 + index * 0.062, 0.07 + 0.03 * (index % 2)],
          radius: 0.012,
          color: index % 3 ? [0.5, 0.6, 1] : [1, 0.4, 0.7],
          strength: 1.4,
        })),
      ),
    }),
    bloom: 0.6,
    grain: 10,
  };
};
