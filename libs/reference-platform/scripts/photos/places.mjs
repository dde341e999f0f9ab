import { lamp, nightcity } from './places/cityPlaces.mjs';
import { bins, crossing, pothole, sign } from './places/cluePlaces.mjs';
import { tea, train } from './places/landPlaces.mjs';
import { library } from './places/libraryPlace.mjs';
import { market } from './places/marketPlace.mjs';
import { oldstreet } from './places/oldStreetPlace.mjs';
import { rain } from './places/rainPlace.mjs';
import { bridge, harbor } from './places/riverPlaces.mjs';
import { stage } from './places/stagePlace.mjs';
import { lake, wetland } from './places/waterPlaces.mjs';

/** The places of the sample content: each gives a setting for a light. */
export const places = {
  bins,
  bridge,
  crossing,
  harbor,
  lake,
  lamp,
  library,
  market,
  nightcity,
  oldstreet,
  pothole,
  rain,
  sign,
  stage,
  tea,
  train,
  wetland,
};
