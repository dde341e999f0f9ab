import { rect, stroke } from './shapes';

const open = (size: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">`;

/** The site's mark: a sun over a wave. */
export const drawLogo = (): string =>
  `${open(120)}${rect(0, 0, 120, 120, '#FF4A26', 27)}${stroke('M36 60C36 24 84 24 84 60', '#fff', 10)}${stroke('M22 80C40 60 54 76 66 84S92 92 98 74', '#fff', 10)}</svg>`;

const icons = new Map<string, string>(
  Object.entries({
    home: 'M4 11.5 12 5l8 6.5V20h-5.5v-5h-5v5H4z',
    video: 'M4 6h16v12H4zM10.5 9.5v5l4.5-2.5z',
    live: 'M7.5 8a6 6 0 0 0 0 8M16.5 8a6 6 0 0 1 0 8M4.5 5.5a10 10 0 0 0 0 13M19.5 5.5a10 10 0 0 1 0 13M12 11v2',
    clue: 'M5 4h14v11H11l-4.5 4V15H5zM9 8h6M9 11h4',
    mine: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4.5 20c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5',
  }),
);

/** Outlines that stay open: they have nothing to fill. */
const lines = new Set(['live']);
const selected = '#FF4A26';

/** An icon of the bottom bar; an unknown name gets a plain ring. `-on` at the end of the name fills and colours it. */
export const drawIcon = (name: string): string => {
  const isOn = name.endsWith('-on');
  const drawn = name.replace(/-on$/, '');
  const data = icons.get(drawn) ?? 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14';
  const inside =
    isOn && !lines.has(drawn) ? `<path d="${data}" fill="${selected}" fill-rule="evenodd"/>` : '';
  return `${open(24)}${inside}${stroke(data, isOn ? selected : '#6B6F76', 1.6)}</svg>`;
};
