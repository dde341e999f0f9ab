import type { Random } from '../createRandom';
import type { Palette } from './palettes';

/** The sheet a scene is drawn on; lengths are in its own units. */
export interface Sheet {
  width: number;
  height: number;
  random: Random;
  /** The light that was requested; a scene without one chooses. */
  light?: Palette | undefined;
}

export type Point = readonly [x: number, y: number];

/** A number with one decimal at most, to keep drawings small. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

/** A random number in a range. */
export const between = (random: Random, min: number, max: number): number =>
  min + (max - min) * random.next();

/** Draws something several times. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => draw(index)).join('');

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rounding = 0,
): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${
    rounding ? ` rx="${short(rounding)}"` : ''
  } fill="${fill}"/>`;

export const circle = (x: number, y: number, radius: number, fill: string, opacity = 1): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"${
    opacity < 1 ? ` opacity="${short(opacity)}"` : ''
  }/>`;

export const path = (data: string, fill: string, opacity = 1): string =>
  `<path d="${data}" fill="${fill}"${opacity < 1 ? ` opacity="${short(opacity)}"` : ''}/>`;

export const stroke = (data: string, color: string, width: number, opacity = 1): string =>
  `<path d="${data}" fill="none" stroke="${color}" stroke-width="${short(width)}" stroke-linecap="round"${
    opacity < 1 ? ` opacity="${short(opacity)}"` : ''
  }/>`;

/** A closed shape through points. */
export const polygon = (points: readonly Point[], fill: string, opacity = 1): string =>
  path(`M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`, fill, opacity);

/** The whole sheet in a vertical gradient. */
export const backdrop = ({ width, height }: Sheet, colors: readonly string[], id = 'sky'): string => {
  const stops = colors
    .map((color, index) => `<stop offset="${short(index / (colors.length - 1))}" stop-color="${color}"/>`)
    .join('');
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient></defs>${rect(0, 0, width, height, `url(#${id})`)}`;
};

/** Rounded hills whose feet run out of the sheet. */
export const ridge = (sheet: Sheet, top: number, swing: number, steps: number, fill: string): string => {
  const { width, height, random } = sheet;
  const step = width / steps;
  let at = top + between(random, -swing, swing);
  let data = `M0 ${short(height)}V${short(at)}`;
  for (let index = 1; index <= steps; index += 1) {
    const next = top + between(random, -swing, swing);
    const middle = step * (index - 0.5);
    data += `C${short(middle)} ${short(at)} ${short(middle)} ${short(next)} ${short(step * index)} ${short(next)}`;
    at = next;
  }
  return path(`${data}V${short(height)}Z`, fill);
};
