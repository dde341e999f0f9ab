import type { TopicFamily } from '../Draft';
import { archaeologyFamily } from './archaeologyFamily';
import { askFamily } from './askFamily';
import { botanicFamily } from './botanicFamily';
import { coldWaveFamily } from './coldWaveFamily';
import { courierFamily } from './courierFamily';
import { craftFamily } from './craftFamily';
import { elderCareFamily } from './elderCareFamily';
import { emergencyFamily } from './emergencyFamily';
import { factoryFamily } from './factoryFamily';
import { harborFamily } from './harborFamily';
import { homestayFamily } from './homestayFamily';
import { insuranceFamily } from './insuranceFamily';
import { libraryFamily } from './libraryFamily';
import { marathonFamily } from './marathonFamily';
import { marketFamily } from './marketFamily';
import { metroFamily } from './metroFamily';
import { nightBusFamily } from './nightBusFamily';
import { observatoryFamily } from './observatoryFamily';
import { oldStreetFamily } from './oldStreetFamily';
import { operaFamily } from './operaFamily';
import { riverFamily } from './riverFamily';
import { schoolLunchFamily } from './schoolLunchFamily';
import { smallShopFamily } from './smallShopFamily';
import { teaFamily } from './teaFamily';
import { wetlandFamily } from './wetlandFamily';

/** Every family of sample stories. */
export const families: TopicFamily[] = [
  wetlandFamily,
  metroFamily,
  oldStreetFamily,
  marketFamily,
  libraryFamily,
  insuranceFamily,
  coldWaveFamily,
  schoolLunchFamily,
  elderCareFamily,
  craftFamily,
  nightBusFamily,
  homestayFamily,
  teaFamily,
  smallShopFamily,
  operaFamily,
  marathonFamily,
  riverFamily,
  factoryFamily,
  courierFamily,
  emergencyFamily,
  harborFamily,
  observatoryFamily,
  botanicFamily,
  archaeologyFamily,
  askFamily,
];
