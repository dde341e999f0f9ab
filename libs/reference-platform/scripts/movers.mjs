/** What moves in the films: drawings that cross the picture. Places and sizes are fractions of the picture's width and height. */

const svg = (width, height, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="100%" height="100%">${content}</svg>`;

const bird = (color) =>
  svg(48, 24, `<path d="M0 12Q12 -4 24 12Q36 -4 48 12Q36 6 24 18Q12 6 0 12Z" fill="${color}"/>`);

const boat = svg(
  90,
  70,
  '<path d="M6 50H84L72 66H18Z" fill="#5b3f33"/><path d="M44 4V48H14Z" fill="#f6efe2"/><path d="M48 12V48H72Z" fill="#e2d2b8"/>',
);

const walker = (coat, umbrella) =>
  svg(
    50,
    100,
    `<circle cx="25" cy="36" r="8" fill="#e0b899"/><path d="M14 50Q25 40 36 50L38 80H12Z" fill="${coat}"/><path d="M17 80H23V98H17ZM27 80H33V98H27Z" fill="#33323a"/>` +
      (umbrella
        ? `<path d="M2 28Q25 -10 48 28Z" fill="${umbrella}"/><path d="M24 26H26V62H24Z" fill="#444"/>`
        : ''),
  );

const light = (color) =>
  svg(
    60,
    60,
    `<defs><radialGradient id="g"><stop offset="0" stop-color="${color}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient></defs><circle cx="30" cy="30" r="30" fill="url(#g)"/>`,
  );

const cloud = svg(
  160,
  60,
  '<g fill="#fff" opacity=".75"><circle cx="45" cy="38" r="20"/><circle cx="78" cy="28" r="26"/><circle cx="112" cy="38" r="19"/><rect x="36" y="36" width="90" height="22" rx="11"/></g>',
);

const steam = svg(
  40,
  120,
  '<path d="M20 116C4 92 34 78 20 52C10 32 28 20 20 4" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".55"/>',
);

/** Twice as high as the picture, so that it can fall without an end. */
const drops = () => {
  const streaks = Array.from({ length: 60 }, (_, index) => {
    const x = (index * 67) % 200;
    const y = (index * 131) % 200;
    return `M${x} ${y}l-3 14M${x} ${y + 200}l-3 14`;
  });
  return svg(200, 400, `<path d="${streaks.join('')}" stroke="#eef4f7" stroke-width="1.2" opacity=".7"/>`);
};

/** Crosses the picture in `seconds`, from the left, or from the right when they are negative; `bob` is up and down. */
const crossing = (drawing, size, y, seconds, phase = 0, bob = 0.01) => {
  const way = `(W+w)*mod(t/${Math.abs(seconds)}+${phase},1)`;
  return {
    drawing,
    size,
    x: seconds > 0 ? `-w+${way}` : `W-${way}`,
    y: `H*${y}+H*${bob}*sin(2*PI*(t/3+${phase}))`,
  };
};

const rising = (drawing, size, x, phase) => ({
  drawing,
  size,
  x: `W*${x}+6*sin(2*PI*(t/4+${phase}))`,
  y: `H*0.5-H*0.3*mod(t/6+${phase},1)`,
});

const flock = (color) => [
  crossing(bird(color), 0.07, 0.2, 12, 0, 0.03),
  crossing(bird(color), 0.055, 0.26, 12, -0.1 + 1, 0.03),
  crossing(bird(color), 0.05, 0.16, 15, 0.5, 0.03),
];

/** By scene. */
export const movers = {
  wetland: flock('#fdfcf6'),
  bridge: [crossing(boat, 0.16, 0.72, 22), crossing(bird('#f4f4ee'), 0.05, 0.14, -16, 0.3, 0.02)],
  oldstreet: [
    crossing(walker('#4d6b85', '#c8553d'), 0.12, 0.62, 16),
    crossing(walker('#7a5a48'), 0.11, 0.64, -19, 0.4),
  ],
  market: [
    crossing(walker('#8a4b3c'), 0.13, 0.6, 14),
    crossing(walker('#3f6a5c'), 0.12, 0.62, -17, 0.3),
    crossing(walker('#5a5573'), 0.12, 0.61, 21, 0.6),
  ],
  lake: [crossing(boat, 0.12, 0.66, 26, 0.2), ...flock('#f6f6ee').slice(0, 2)],
  nightcity: [
    crossing(light('#ffe6a3'), 0.1, 0.84, 7),
    crossing(light('#ffe6a3'), 0.1, 0.84, 9, 0.5),
    crossing(light('#ff8f7a'), 0.08, 0.88, -8, 0.2),
  ],
  library: [crossing(walker('#43566b'), 0.13, 0.58, 18, 0.2)],
  train: [crossing(cloud, 0.3, 0.06, 20), crossing(bird('#3b4a52'), 0.05, 0.2, -11, 0.4, 0.02)],
  stage: [
    { ...crossing(walker('#b23a48'), 0.14, 0.5, 20), x: 'W*0.43+W*0.28*sin(2*PI*t/9)' },
    { ...crossing(light('#fff3cf'), 0.5, 0.3, 20), x: 'W*0.25+W*0.28*sin(2*PI*t/9)' },
  ],
  tea: [rising(steam, 0.06, 0.46, 0), rising(steam, 0.05, 0.52, 0.5), crossing(cloud, 0.22, 0.05, 30, 0.3)],
  rain: [{ drawing: drops(), size: 1, x: '0', y: '-h/2+mod(t*H*0.9,h/2)' }],
  harbor: [
    crossing(boat, 0.18, 0.66, 28),
    crossing(boat, 0.1, 0.6, -34, 0.4),
    ...flock('#fafaf4').slice(0, 2),
  ],
};
