import { createRandom } from '../createRandom';
import { lightNamed } from './palettes';
import { library, stage, tea } from './scenes/indoorScenes';
import { bins, crossing, lamp, pothole, sign } from './scenes/streetScenes';
import { market, nightcity, oldstreet, rain, train } from './scenes/townScenes';
import { bridge, harbor, lake, wetland } from './scenes/waterScenes';
import type { Sheet } from './shapes';

const scenes = new Map<string, (sheet: Sheet) => string>(
  Object.entries({
    wetland,
    bridge,
    oldstreet,
    market,
    lake,
    nightcity,
    library,
    train,
    stage,
    tea,
    rain,
    harbor,
    pothole,
    lamp,
    sign,
    crossing,
    bins,
  }),
);

type Size = readonly [width: number, height: number];

/** Shapes a scene can be requested in, by the last part of its seed; 3:2 without one. */
const shapes = new Map<string, Size>([
  ['16x9', [640, 360]],
  ['1x1', [400, 400]],
  ['3x4', [360, 480]],
]);

/** Laid over the places that are drawn in one light only. */
const tints: Record<string, readonly [color: string, opacity: number]> = {
  dawn: ['#F7B87A', 0.25],
  dusk: ['#6B3F78', 0.3],
  mist: ['#EFF2EF', 0.45],
  night: ['#0D1F3C', 0.45],
};
const litThemselves = new Set(['wetland', 'lake', 'bridge', 'harbor', 'tea', 'train']);

const tintOf = (words: readonly string[], width: number, height: number): string => {
  const tint = tints[words[1] ?? ''];
  return tint && !litThemselves.has(words[0] ?? '')
    ? `<rect width="${width}" height="${height}" fill="${tint[0]}" opacity="${tint[1]}"/>`
    : '';
};

const landscapes = [wetland, lake, bridge, oldstreet, tea, train];

/**
 * A calm landscape or street as an SVG picture. The first word of the seed chooses what is shown (`wetland-…`,
 * `market-…`), an hour among the others its light (`dawn`, `day`, `dusk`, `mist`, `night`), the whole seed the rest; another first word gets one of the landscapes. The same seed gives the same bytes.
 *
 * @param seed words joined by `-`, the last may be `16x9`, `1x1` or `3x4`
 * @param size units of the drawing, when the seed does not say its shape
 */
export const drawScene = (seed: string, size?: Size): string => {
  const words = seed.split('-');
  const [width, height] = size ?? shapes.get(words.at(-1) ?? '') ?? [600, 400];
  const random = createRandom(`scene:${seed}`);
  const landscape = random.pick(landscapes);
  const draw = scenes.get(words[0] ?? '') ?? landscape;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${draw({ width, height, random, light: lightNamed(words) })}${tintOf(words, width, height)}</svg>`;
};
