import type { Look } from '../looks';

type Size = readonly [width: number, height: number];

const landscape: Size = [2000, 1333];
const wide: Size = [2000, 1125];
const panorama: Size = [2000, 667];
const square: Size = [2000, 2000];
const portrait: Size = [1500, 2000];
const tall: Size = [1125, 2000];

/** By their subject, and their pixels. Cameras differ, and so do shapes. `scripts/make-photos.mjs` makes them. */
const wholeViews: Readonly<Record<Look, Size>> = {
  'wetland-dawn': landscape,
  'wetland-day': wide,
  'wetland-dusk': landscape,
  'wetland-mist': portrait,
  'lake-night': landscape,
  'lake-day': panorama,
  'lake-dusk': wide,
  'lake-mist': square,
  'tea-day': landscape,
  'tea-mist': portrait,
  'tea-dawn': wide,
  'bridge-day': landscape,
  'bridge-dawn': wide,
  'bridge-dusk': landscape,
  'bridge-mist': square,
  'oldstreet-day': portrait,
  'oldstreet-dusk': landscape,
  'oldstreet-mist': landscape,
  'oldstreet-dawn': tall,
  'oldstreet-night': wide,
  'nightcity-night': landscape,
  'nightcity-dusk': wide,
  'nightcity-mist': portrait,
  'nightcity-dawn': landscape,
  'market-day': landscape,
  'market-dusk': landscape,
  'market-dawn': square,
  'library-day': landscape,
  'library-dusk': portrait,
  'library-dawn': wide,
  'train-day': landscape,
  'train-dawn': wide,
  'train-dusk': panorama,
  'stage-day': landscape,
  'stage-dusk': wide,
  'stage-dawn': tall,
  'rain-day': landscape,
  'rain-dusk': portrait,
  'rain-mist': wide,
  'harbor-day': landscape,
  'harbor-dawn': wide,
  'harbor-dusk': landscape,
  'pothole-day': portrait,
  'lamp-night': landscape,
  'sign-day': landscape,
  'crossing-day': square,
  'bins-day': landscape,
};

/** Signs would be mirrored, and of some places one picture is enough. */
const withoutNear = ['pothole-day', 'lamp-night', 'sign-day', 'crossing-day', 'bins-day'];

const nearPart = 0.62;

/** A part of each photograph in another grade, such as `lake-dusk-near`. `scripts/make-crops.mjs` makes them. */
export const nearViews: Readonly<Record<Look, Size>> = Object.fromEntries(
  Object.entries(wholeViews)
    .filter(([look]) => !withoutNear.includes(look))
    .map(([look, size]) => {
      const [width, height] = size.map((length) => Math.round(length * nearPart)) as [number, number];
      return [`${look}-near`, [width, height]];
    }),
);

/** The photographs in fixtures/media/picture. */
export const photographs: Readonly<Record<Look, Size>> = { ...wholeViews, ...nearViews };
