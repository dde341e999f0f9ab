import { accountOperations } from './accountOperations';
import { albumOperations } from './albumOperations';
import { bookingOperations } from './bookingOperations';
import { clueOperations } from './clueOperations';
import { commentOperations } from './commentOperations';
import { communityOperations } from './communityOperations';
import { contentOperations } from './contentOperations';
import { innerOperations } from './innerOperations';
import { listOperations } from './listOperations';
import { liveOperations } from './liveOperations';
import { mediaAccountOperations } from './mediaAccountOperations';
import { participationOperations } from './participationOperations';
import { searchOperations } from './searchOperations';
import { serviceOperations } from './serviceOperations';
import { siteOperations } from './siteOperations';
import { specialOperations } from './specialOperations';
import { withIds } from './op';

/** Every call of the platform by operationId. */
export const operations = withIds({
  ...siteOperations,
  ...contentOperations,
  ...commentOperations,
  ...accountOperations,
  ...participationOperations,
  ...mediaAccountOperations,
  ...clueOperations,
  ...communityOperations,
  ...liveOperations,
  ...bookingOperations,
  ...searchOperations,
  ...listOperations,
  ...specialOperations,
  ...albumOperations,
  ...serviceOperations,
  ...innerOperations,
});
