import type { StoryGroup } from '../Draft';
import { archaeologyStories } from './archaeologyStories';
import { askStories } from './askStories';
import { botanicStories } from './botanicStories';
import { coldWaveStories } from './coldWaveStories';
import { courierStories } from './courierStories';
import { craftStories } from './craftStories';
import { elderCareStories } from './elderCareStories';
import { emergencyStories } from './emergencyStories';
import { factoryStories } from './factoryStories';
import { harborStories } from './harborStories';
import { homestayStories } from './homestayStories';
import { insuranceStories } from './insuranceStories';
import { libraryStories } from './libraryStories';
import { marathonStories } from './marathonStories';
import { marketStories } from './marketStories';
import { metroStories } from './metroStories';
import { nightBusStories } from './nightBusStories';
import { observatoryStories } from './observatoryStories';
import { oldStreetStories } from './oldStreetStories';
import { operaStories } from './operaStories';
import { riverStories } from './riverStories';
import { schoolLunchStories } from './schoolLunchStories';
import { smallShopStories } from './smallShopStories';
import { teaStories } from './teaStories';
import { wetlandStories } from './wetlandStories';

/** Every group of sample stories. */
export const storyGroups: StoryGroup[] = [
  wetlandStories,
  metroStories,
  oldStreetStories,
  marketStories,
  libraryStories,
  insuranceStories,
  coldWaveStories,
  schoolLunchStories,
  elderCareStories,
  craftStories,
  nightBusStories,
  homestayStories,
  teaStories,
  smallShopStories,
  operaStories,
  marathonStories,
  riverStories,
  factoryStories,
  courierStories,
  emergencyStories,
  harborStories,
  observatoryStories,
  botanicStories,
  archaeologyStories,
  askStories,
];
