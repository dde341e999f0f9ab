/** Moving parts of the films: drawings that cross the picture. Places and sizes are fractions of the picture's width and height. */

const svg = (width, height, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="100%" height="100%">${content}</svg>`;

const bird = (color) =>
  svg(48, 24, `<path d="M0 12Q12 -4 24 12Q36 -4 48 12Q36 6 24 18Q12 6 0 12Z" fill="${color}"/>`);

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

const flock = (color) => [
  crossing(bird(color), 0.032, 0.2, 12, 0, 0.03),
  crossing(bird(color), 0.026, 0.26, 12, -0.1 + 1, 0.03),
  crossing(bird(color), 0.022, 0.16, 15, 0.5, 0.03),
];

/** By scene; where nothing is drawn, the view alone moves. */
export const movers = {
  wetland: flock('#3d3a33'),
  bridge: [crossing(bird('#3a4048'), 0.03, 0.14, -16, 0.3, 0.02)],
  lake: flock('#3d4043').slice(0, 2),
  train: [crossing(bird('#3b4a52'), 0.03, 0.2, -11, 0.4, 0.02)],
  rain: [{ drawing: drops(), size: 1, x: '0', y: '-h/2+mod(t*H*0.9,h/2)' }],
  harbor: flock('#4a4a46').slice(0, 2),
};
