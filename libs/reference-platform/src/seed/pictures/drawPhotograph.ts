import { drawScene } from './drawScene';
import { photographs } from './photographs';

const shortSide = 400;

const filmSizes: Record<string, readonly [number, number]> = { wide: [640, 360], tall: [360, 640] };

/** Films that are not called after their place. */
const otherFilms: Record<string, string> = { seasons: 'lake', stream: 'wetland' };

/** A drawing of the scene of a photograph of the sample content, or of the first frame of a film, in its shape; undefined for another file. */
export const drawPhotograph = (file: string): string | undefined => {
  const [, scene = '', shape = 'wide'] = /^film-([a-z]{1,20})(?:-(wide|tall))?\.jpg$/.exec(file) ?? [];
  if (scene) return drawScene(otherFilms[scene] ?? scene, filmSizes[shape]);
  const [, look = ''] = /^([a-z-]{1,40})\.jpg$/.exec(file) ?? [];
  const [width, height] = (Object.hasOwn(photographs, look) && photographs[look]) || [];
  if (width === undefined || height === undefined) return undefined;
  const scale = shortSide / Math.min(width, height);
  return drawScene(look, [Math.round(width * scale), Math.round(height * scale)]);
};
